import type { ItemField, SectionKind } from '#src/resume/document.ts'

/** How one list of JSON Resume maps to our items. */
export type ListMap = {
  kind: SectionKind
  fields: Readonly<Record<string, ItemField>>
  /** The field for the prose of a body. */
  prose?: string
  /** The field for the points of a body; without a field for prose all lines become points. */
  points?: string
  /** The field for a body that lists words. */
  words?: string
  /** The field for several roles, which we keep as one text. */
  roles?: string
  /** An entry without an end is ongoing. */
  open?: boolean
}

const period = { startDate: 'start', endDate: 'end' } as const

/** Every list of the schema, in the usual order of sections. */
export const listMaps = {
  work: {
    kind: 'work',
    fields: { name: 'org', position: 'title', description: 'department', location: 'city', url: 'url', ...period },
    prose: 'summary',
    points: 'highlights',
    open: true,
  },
  projects: {
    kind: 'projects',
    fields: { name: 'title', entity: 'org', url: 'url', ...period },
    prose: 'description',
    points: 'highlights',
    roles: 'roles',
  },
  education: {
    kind: 'education',
    fields: { institution: 'org', area: 'title', studyType: 'degree', score: 'score', url: 'url', ...period },
    points: 'courses',
  },
  skills: { kind: 'skills', fields: { name: 'title', level: 'level' }, words: 'keywords' },
  languages: { kind: 'languages', fields: { language: 'title', fluency: 'level' }, prose: 'summary' },
  certificates: {
    kind: 'certificates',
    fields: { name: 'title', issuer: 'org', date: 'date', url: 'url' },
    prose: 'summary',
  },
  awards: { kind: 'awards', fields: { title: 'title', awarder: 'org', date: 'date' }, prose: 'summary' },
  publications: {
    kind: 'publications',
    fields: { name: 'title', publisher: 'org', releaseDate: 'date', url: 'url' },
    prose: 'summary',
  },
  volunteer: {
    kind: 'campus',
    fields: { organization: 'org', position: 'title', url: 'url', ...period },
    prose: 'summary',
    points: 'highlights',
    open: true,
  },
  interests: { kind: 'interests', fields: { name: 'title' }, words: 'keywords' },
  references: { kind: 'custom', fields: { name: 'title' }, prose: 'reference' },
} as const satisfies Record<string, ListMap>

export type ListName = keyof typeof listMaps

/** The names of the lists, in the order of sections. */
export const listNames = Object.keys(listMaps).filter((name): name is ListName => Object.hasOwn(listMaps, name))

/** The fields of the person with the same meaning on both sides. */
export const basicsMap = { name: 'name', label: 'headline', email: 'email', phone: 'phone', url: 'website' } as const

/** The fields of a place with the same meaning on both sides. */
export const placeMap = { address: 'address', city: 'city' } as const

/** Networks that have their own field here. */
const networkFields = { github: 'github', linkedin: 'linkedin', wechat: 'wechat', 微信: 'wechat' } as const

/** The field for a profile in a network; undefined when it has none of its own. */
export function networkField(network: string): (typeof networkFields)[keyof typeof networkFields] | undefined {
  const name = network.toLowerCase()
  return isNetwork(name) ? networkFields[name] : undefined
}

function isNetwork(name: string): name is keyof typeof networkFields {
  return Object.hasOwn(networkFields, name)
}

/** Names used by older versions of the schema and by programs that write it, with the present name. */
export const olderNames: Readonly<Partial<Record<ListName | 'basics' | 'lists', Readonly<Record<string, string>>>>> = {
  lists: { certifications: 'certificates' },
  basics: { website: 'url', picture: 'image', title: 'label' },
  work: { company: 'name', website: 'url', title: 'position' },
  volunteer: { website: 'url', role: 'position' },
  education: {
    gpa: 'score',
    grade: 'score',
    school: 'institution',
    degree: 'studyType',
    major: 'area',
    website: 'url',
  },
  projects: { title: 'name', website: 'url' },
  languages: { name: 'language', level: 'fluency' },
  certificates: { title: 'name', organization: 'issuer', website: 'url' },
  publications: { title: 'name', website: 'url' },
}

/** Fields outside the schema that some programs write; their texts are added to the body. */
export const proseNames = ['summary', 'description', 'highlights'] as const

/** Titles by which other formats mark custom sections. */
export const knownTitles = {
  references: { pattern: /^(references?|referees?|推荐人|证明人)$/i, zh: '推荐人', en: 'References' },
  profiles: { pattern: /^(profiles|个人主页|社交主页)$/i, zh: '个人主页', en: 'Profiles' },
  volunteer: { zh: '志愿经历', en: 'Volunteering' },
}

/** The key for our own data that the schema has no name for; it allows additional properties. */
export const ownKey = 'x-qingjian'
