import type { SectionKind } from './document.ts'

/** The icons of sections: outlines in a 24 by 24 viewBox, to be stroked with 1.5. */
export const sectionIcons = {
  cap: 'm2 9 10-5 10 5-10 5zm4 2v5c3 3 9 3 12 0v-5m4-2v6',
  briefcase: 'M3 8h18v12H3zm6 0V5h6v3M3 13h18',
  seedling: 'M12 21v-8m0 0C12 8 8 6 4 6c0 5 3 7 8 7Zm0-2c0-4 3-6 8-6 0 5-3 7-8 7',
  people: 'M2 20c1-4 3-6 7-6s6 2 7 6M13 8a4 4 0 1 1-8 0 4 4 0 0 1 8 0Zm3-4a4 4 0 0 1 0 8m3 3c2 1 3 3 3 5',
  cube: 'm12 3 8 4.5v9L12 21l-8-4.5v-9zm0 9 8-4.5M12 12v9m0-9L4 7.5',
  tools: 'M14 7a4 4 0 0 1 5-4l-2.5 2.5 2 2L21 5a4 4 0 0 1-5 5L7 19l-3 1 1-3z',
  speech: 'M4 5h16v11h-9l-5 4v-4H4zm4 4h8m-8 3h5',
  certificate: 'M4 4h16v11H4zm4 4h8m-8 3h4m1 4v6l3-2 3 2v-6',
  trophy: 'M7 4h10v5a5 5 0 0 1-10 0zm0 1H3c0 4 2 5 4 5m10-5h4c0 4-2 5-4 5m-5 4v3m-4 3h8m-6 0c0-2 1-3 2-3s2 1 2 3',
  page: 'M6 3h8l4 4v14H6zm8 0v4h4M9 12h6m-6 4h6',
  picture: 'M3 5h18v14H3zm0 11 5-5 4 4 3-3 6 5M9 9a1 1 0 1 1-2 0 1 1 0 0 1 2 0Z',
  heart: 'M12 20C5 15 3 12 3 9a4.5 4.5 0 0 1 9-1 4.5 4.5 0 0 1 9 1c0 3-2 6-9 11Z',
  person: 'M4 21c1-5 4-7 8-7s7 2 8 7M16 7a4 4 0 1 1-8 0 4 4 0 0 1 8 0Z',
  star: 'm12 3 2.7 5.8 6.3.8-4.6 4.4 1.1 6.3L12 17.3l-5.5 3 1.1-6.3L3 9.6l6.3-.8z',
  letter: 'M3 6h18v13H3zm0 1 9 7 9-7',
} as const

export type SectionIcon = keyof typeof sectionIcons

const usual: Record<SectionKind, SectionIcon> = {
  education: 'cap',
  work: 'briefcase',
  internship: 'seedling',
  campus: 'people',
  projects: 'cube',
  skills: 'tools',
  languages: 'speech',
  certificates: 'certificate',
  awards: 'trophy',
  publications: 'page',
  portfolio: 'picture',
  interests: 'heart',
  'self-evaluation': 'person',
  custom: 'star',
  'cover-letter': 'letter',
}

/** The icon of a section in the editor: the chosen one, otherwise that of its kind. */
export function iconOf(section: { kind: SectionKind; icon?: string | undefined }): SectionIcon {
  return chosenIcon(section) || usual[section.kind]
}

/** The icon printed beside a section's title: the chosen one; empty when there is none or it is unknown. */
export function chosenIcon({ icon = '' }: { icon?: string | undefined }): SectionIcon | '' {
  return isSectionIcon(icon) ? icon : ''
}

function isSectionIcon(name: string): name is SectionIcon {
  return Object.hasOwn(sectionIcons, name)
}
