import type { ItemField, SectionKind } from '#src/resume/document.ts'
import { fieldTextsEn } from './editor-fields-en.ts'
import { fieldTextsZh } from './editor-fields-zh.ts'
import type { Messages } from './messages.ts'

export type FieldText = {
  label: string
  /** An example value, shown while the field is empty. */
  example?: string
}

/** The labels of each section kind's fields. */
export type FieldTexts = Record<SectionKind, Partial<Record<ItemField, FieldText>>>

/** The labels of an entry's fields, in the language of the page; examples are in that of the résumé. */
export const editorFieldsMessages: Messages<FieldTexts> = { zh: fieldTextsZh, en: fieldTextsEn }
