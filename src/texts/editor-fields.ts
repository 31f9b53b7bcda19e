import type { ItemField, SectionKind } from '#src/resume/document.ts'
import { fieldTextsEn } from './editor-fields-en.ts'
import { fieldTextsZh } from './editor-fields-zh.ts'
import type { Messages } from './messages.ts'

export type FieldText = {
  label: string
  /** What one might enter; shown while the field is empty. */
  example?: string
}

/** The fields of each kind's entries by name. */
export type FieldTexts = Record<SectionKind, Partial<Record<ItemField, FieldText>>>

/** What the fields of an entry are called, in the language of the page, and examples in that of the résumé. */
export const editorFieldsMessages: Messages<FieldTexts> = { zh: fieldTextsZh, en: fieldTextsEn }
