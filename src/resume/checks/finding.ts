import { cutText } from '#src/lib/cut-text.ts'
import type { ResumeDocument } from '#src/resume/document.ts'

/** Every rule. Findings of the same severity are listed in this order. */
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
  'blank-left',
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
  'punctuation-mixed',
  // Spelling and typesetting
  'spelling',
  'word-wrong',
  'particle-wrong',
  'article-wrong',
  'word-repeated',
  'sign-doubled',
  'punctuation-half',
  'punctuation-full',
  'space-odd',
  'term-case',
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

/** `error`: readers will stumble over it; `warning`: should be looked at; `hint`: worth considering. */
export const severities = ['error', 'warning', 'hint'] as const
export type Severity = (typeof severities)[number]

/** A mistake in a field's text. */
export type Slip = {
  /** Where it begins in the field's text, markup included. */
  start: number
  text: string
  /** Proposals, the likeliest first. A slip with exactly one can be corrected without asking (`certainMends`). */
  fixes: readonly string[]
}

/** What a dictionary says of a word it does not have. */
export type Misspelling = {
  /** What may be meant, the likeliest first. */
  proposals: readonly string[]
  /** Whether a single slip of the finger would make the word of the first proposal. */
  isNear: boolean
}

/** The words a dictionary was asked about; null for one that is right. */
export type Verdicts = ReadonlyMap<string, Misspelling | null>

/** A problem that a rule has found in a résumé. */
export type Finding = {
  rule: Rule
  severity: Severity
  /**
   * Where it was found, as the editor names fields: `basics.phone`, `items/<id>.body`, `sections/<id>`, or `design`.
   */
  address: string
  /** What was found: an excerpt, a number or a name; empty if the rule says everything. */
  detail: string
  /** The places in the field's text, of rules that can point at them. */
  slips?: readonly Slip[]
}

/** Facts about the résumé's PDF file. */
export type FileFacts = {
  pages: number
  /** How many pages the text fills, such as 1.4 of two. */
  filled: number
  bytes: number
  /** Characters that no font contains. */
  missing: readonly string[]
}

export type CheckInput = {
  document: ResumeDocument
  /** The day of the check, `2026-11-21`. */
  today: string
  /** Null before the first file is made. */
  file: FileFacts | null
  /** What a dictionary says of the words of an English résumé, as far as it has been asked. */
  verdicts?: Verdicts | undefined
}

const LONGEST = 40

/** Creates a finding; shortens its detail for display. */
export function found(rule: Rule, severity: Severity, address: string, detail: string | number = ''): Finding {
  const text = String(detail).replace(/\s+/gu, ' ').trim()
  return {
    rule,
    severity,
    address,
    detail: text.length > LONGEST ? `${cutText(text, LONGEST)}…` : text,
  }
}
