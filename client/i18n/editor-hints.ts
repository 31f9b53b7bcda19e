import type { Messages } from '#src/texts/messages.ts'
import { hintsEn } from './editor-hints-en.ts'
import { hintsZh, type KindHints } from './editor-hints-zh.ts'

/** Hints are in the language of the page, examples in that of the résumé. */
export const editorHints: Messages<KindHints> = { zh: hintsZh, en: hintsEn }
