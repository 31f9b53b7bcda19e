/** How a section title is decorated. */
export const headingKinds = ['rule', 'overline', 'bar', 'plain', 'centred', 'tag', 'box', 'tint', 'bilingual'] as const

export type HeadingKind = (typeof headingKinds)[number]
