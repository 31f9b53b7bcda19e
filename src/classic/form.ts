import * as z from 'zod/mini'
import { clientId } from '#src/contract/index.ts'
import type { ResumeDocument } from '#src/resume/document.ts'
import { documentIn } from '#src/resume/read-document.ts'

/** A button's action: a verb and its target, written `up:items/x`. */
export type Action = { verb: string; target: string }

/** A posted form. `fields` are keyed by their address in the document, such as `items/x.org`. */
export type PostedForm = {
  base: ResumeDocument
  rev: number
  journal: string
  fields: ReadonlyMap<string, string>
  action: Action
  photo: File | null
}

const frame = z.object({
  rev: z.pipe(z.string().check(z.regex(/^\d{1,12}$/)), z.transform(Number)),
  journal: clientId,
  do: z._default(z.string().check(z.maxLength(80)), 'save'),
})

/** Fields that are not part of the document. */
const OWN = new Set(['base', 'rev', 'journal', 'do', 'mobile', 'password', 'captcha_question', 'captcha_answer'])

/** Parses a posted form; null when it is not ours or did not arrive as a whole. */
export function readForm(form: FormData): PostedForm | null {
  const parsed = frame.safeParse(Object.fromEntries(form))
  const base = documentIn(String(form.get('base')))
  // `end` is the last field of the form. Without it other fields may be missing too.
  if (!parsed.success || base === undefined || !form.has('end')) return null
  const { rev, journal, do: asked } = parsed.data
  const [verb = 'save', target = ''] = asked.split(':')
  const fields = new Map<string, string>()
  let photo: File | null = null
  for (const [name, value] of form) {
    if (typeof value !== 'string') photo = value.size > 0 ? value : photo
    else if (!OWN.has(name)) fields.set(name, unified(value))
  }
  return { base, rev, journal, fields, action: { verb, target }, photo }
}

/** Normalises line breaks: forms send CRLF. */
export function unified(text: string): string {
  return text.replace(/\r\n?/g, '\n')
}
