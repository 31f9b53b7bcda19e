import type { SectionKind } from '#src/resume/document.ts'
import type { Messages } from '#src/texts/messages.ts'
import { hintsEn } from './editor-hints-en.ts'
import { hintsZh } from './editor-hints-zh.ts'

/** How to write each kind of section well, and sentences to start from. */
export type KindHints = Record<SectionKind, { hints: readonly string[]; examples: readonly string[] }>

/** Hints are read in the language of the page; examples go into the résumé and are in its language. */
export const editorHints: Messages<KindHints> = { zh: hintsZh, en: hintsEn }
