import * as z from 'zod/mini'
import { wordTemplate } from './word.ts'

/** The résumé of a Word template, to read and to start from online; `html` is safe and has no h1. */
export const resumeSample = z.extend(wordTemplate, { html: z.string() })
export type ResumeSample = z.infer<typeof resumeSample>
