import type { ItemField, SectionKind } from '#src/resume/document.ts'

/** How the entries of one list of a JSON Resume lie in our items. */
export type ListMap = {
  kind: SectionKind
  fields: Readonly<Record<string, ItemField>>
  /** Where the prose of a body goes. */
  prose?: string
  /** Where the points of a body go; with no place for prose all lines are points. */
  points?: string
  /** Where a body that is a list of words goes. */
  words?: string
  /** Where several roles go; ours are one text. */
  roles?: string
  /** Without an end it goes on. */
  open?: boolean
}

const period = { startDate: 'start', endDate: 'end' } as const

/** Every list of the schema, in the order its sections stand in a résumé made of one. */
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

/** The fields of the person that have the same meaning on both sides. */
export const basicsMap = { name: 'name', label: 'headline', email: 'email', phone: 'phone', url: 'website' } as const

/** The fields of a person's place that have. */
export const placeMap = { address: 'address', city: 'city' } as const

/** Networks that have a field of their own. */
const networkFields = { github: 'github', linkedin: 'linkedin', wechat: 'wechat', 微信: 'wechat' } as const

/** The field for somebody's page in a network; undefined when there is none of its own. */
export function networkField(network: string): (typeof networkFields)[keyof typeof networkFields] | undefined {
  const name = network.toLowerCase()
  return isNetwork(name) ? networkFields[name] : undefined
}

function isNetwork(name: string): name is keyof typeof networkFields {
  return Object.hasOwn(networkFields, name)
}

/** What older versions of the schema and the programs that write it call fields, with the name they have now. */
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

/** Texts that some write into entries for which the schema has none: they are shown with the rest. */
export const proseNames = ['summary', 'description', 'highlights'] as const

/** The titles of custom sections that other formats know by a name. */
export const knownTitles = {
  references: { pattern: /^(references?|referees?|推荐人|证明人)$/i, zh: '推荐人', en: 'References' },
  profiles: { pattern: /^(profiles|个人主页|社交主页)$/i, zh: '个人主页', en: 'Profiles' },
  volunteer: { zh: '志愿经历', en: 'Volunteering' },
}

/** What of ours has no name in the schema stands under this one, which the schema allows. */
export const ownKey = 'x-qingjian'
