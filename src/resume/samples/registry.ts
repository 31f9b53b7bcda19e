import type { ResumeDocument } from '#src/resume/document.ts'
import * as en from './en.ts'
import * as zh from './zh.ts'

/** Every sample by language and role: the modules of both languages export each under this name. */
export const samples: Readonly<Record<string, ResumeDocument>> = { ...zh, ...en }
