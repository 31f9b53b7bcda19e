import type { Layout } from './design.ts'

/** How a section title is decorated. */
export const headingKinds = ['rule', 'overline', 'bar', 'plain', 'centred', 'tag', 'box', 'tint', 'bilingual'] as const

export type HeadingKind = (typeof headingKinds)[number]

/** Whether section titles stand above their text, where they can be decorated, and not in a column or cell. */
export function hasTitlesAbove({ kind }: Layout): boolean {
  return kind !== 'labels' && kind !== 'form'
}
