import * as z from 'zod/mini'
import { wordTemplate } from './word.ts'

/** A Word template as a résumé to read and to begin with online; `html` is safe and has no h1. */
export const resumeSample = z.extend(wordTemplate, { html: z.string() })
export type ResumeSample = z.infer<typeof resumeSample>
