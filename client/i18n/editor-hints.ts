import type { SectionKind } from '#src/resume/document.ts'
import type { Messages } from '#src/texts/messages.ts'
import { hintsEn } from './editor-hints-en.ts'
import { hintsZh } from './editor-hints-zh.ts'

/** Writing hints for each kind of section, and example sentences. */
export type KindHints = Record<SectionKind, { hints: readonly string[]; examples: readonly string[] }>

/** Hints are in the language of the page, examples in that of the résumé. */
export const editorHints: Messages<KindHints> = { zh: hintsZh, en: hintsEn }
