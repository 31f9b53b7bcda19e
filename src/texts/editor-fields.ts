import { fieldTextsEn } from './editor-fields-en.ts'
import { type FieldTexts, fieldTextsZh } from './editor-fields-zh.ts'
import type { Messages } from './messages.ts'

/** The labels of an entry's fields, in the language of the page; examples are in that of the résumé. */
export const editorFieldsMessages: Messages<FieldTexts> = { zh: fieldTextsZh, en: fieldTextsEn }
