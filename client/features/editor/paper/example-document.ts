import { basicsExamples } from '#client/i18n/editor-basics.ts'
import { editorHints } from '#client/i18n/editor-hints.ts'
import { composeResume } from '#src/resume/compose.ts'
import type { ResumeDocument, ResumeItem, ResumeSection, SectionKind } from '#src/resume/document.ts'
import { fieldsOfKind } from '#src/resume/fields.ts'
import { visibleSections } from '#src/resume/visible.ts'
import { editorFieldsMessages } from '#src/texts/editor-fields.ts'

const person = ['name', 'intention', 'phone', 'email', 'city'] as const
/** The sections of the example for a résumé without any. */
const usual: readonly SectionKind[] = ['education', 'work', 'projects', 'skills', 'self-evaluation']

/** Returns a document filled with examples: the same design and sections, with the example of each field. */
export function exampleOf(document: ResumeDocument): ResumeDocument {
  const { locale, design } = document
  const own = visibleSections(document).map(([, section]) => section)
  const sections = own.length > 0 ? own : usual.map((kind): ResumeSection => ({ kind, title: '', pos: '' }))
  const example = composeResume({
    locale,
    design: design.id,
    basics: Object.fromEntries(person.map((field) => [field, basicsExamples[locale][field]])),
    sections: sections.map(({ pos: _, ...section }) => ({ ...section, items: [itemOf(section.kind, locale)] })),
  })
  return { ...example, design }
}

function itemOf(kind: SectionKind, locale: ResumeDocument['locale']): Omit<ResumeItem, 'section' | 'pos'> {
  const texts = editorFieldsMessages[locale][kind]
  const { examples } = editorHints[locale][kind]
  const fields = fieldsOfKind[kind].map((field) => [field, texts[field]?.example] as const)
  const points = examples.filter((line) => line.startsWith('- '))
  const body = [texts.body?.example ?? '', ...points].join('\n')
  const period = fieldsOfKind[kind].includes('start') ? { start: '2021-09', end: '2024-06' } : {}
  return { ...Object.fromEntries(fields), ...period, body }
}
