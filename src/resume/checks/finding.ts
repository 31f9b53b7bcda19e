import type { ResumeDocument } from '#src/resume/document.ts'

/** What is looked for, in the order in which findings of one weight are listed. */
export const rules = [
  // Contact
  'name-missing',
  'contact-missing',
  'phone-missing',
  'email-missing',
  'aim-missing',
  'phone-format',
  'phone-country',
  'email-malformed',
  'email-unserious',
  'link-malformed',
  // Dates
  'date-reversed',
  'date-unclear',
  'date-future',
  'date-missing',
  'date-open',
  'date-mixed',
  'date-order',
  'date-overlap',
  'date-gap',
  'birth-odd',
  // Characters
  'character-unprintable',
  'character-private',
  'character-invisible',
  'character-radical',
  'character-fullwidth',
  'character-emoji',
  // Content
  'filler-left',
  'section-empty',
  'entry-empty',
  'entry-nameless',
  'entry-bare',
  'entry-repeated',
  'section-repeated',
  'line-repeated',
  'bullet-long',
  'text-long',
  'bullets-many',
  'numbers-missing',
  'first-person',
  'cliches',
  'punctuation-half',
  'punctuation-mixed',
  // Photo, page and design
  'photo-stand-in',
  'photo-unprinted',
  'photo-large',
  'photo-abroad',
  'private-abroad',
  'text-small',
  'pages-many',
  'page-nearly-empty',
  'columns-two',
] as const

export type Rule = (typeof rules)[number]

/** `error`: a reader will stumble over it; `warning`: it should be looked at; `hint`: worth a thought. */
export const severities = ['error', 'warning', 'hint'] as const
export type Severity = (typeof severities)[number]

export type Finding = {
  rule: Rule
  severity: Severity
  /** Where it stands, as the editor names fields: `basics.phone`, `items/<id>.body`, `sections/<id>`, or `design`. */
  address: string
  /** What was found: an excerpt, a number, a name; empty where the rule says it all. */
  detail: string
}

/** What is known of the résumé's file. */
export type FileFacts = {
  pages: number
  filled: number
  bytes: number
  /** Characters that no font has. */
  missing: readonly string[]
}

export type CheckInput = {
  document: ResumeDocument
  /** The day of the check, `2026-11-21`. */
  today: string
  /** Nothing before the first file is made. */
  file: FileFacts | null
}

const LONGEST = 40

/** A finding; its detail is cut to what can be shown. */
export function found(rule: Rule, severity: Severity, address: string, detail: string | number = ''): Finding {
  const signs = [...String(detail).replace(/\s+/gu, ' ').trim()]
  return {
    rule,
    severity,
    address,
    detail: signs.length > LONGEST ? `${signs.slice(0, LONGEST).join('')}…` : signs.join(''),
  }
}
