import { type Finding, found, type Rule, type Severity, type Slip } from './finding.ts'

const SHOWN = 3

/** The finding for the slips of one rule in a field; none without slips. */
export function foundSlips(rule: Rule, severity: Severity, address: string, slips: readonly Slip[]): Finding[] {
  if (slips.length === 0) return []
  const texts = [...new Set(slips.map(({ text }) => text.trim()))]
  return [{ ...found(rule, severity, address, texts.slice(0, SHOWN).join(' ')), slips }]
}

/** Every match of a pattern as a slip. */
export function slipsIn(text: string, pattern: RegExp, instead: (match: RegExpExecArray) => string): Slip[] {
  return Array.from(text.matchAll(pattern), (match) => ({
    start: match.index,
    text: match[0],
    fixes: [instead(match)],
  }))
}

/** Replaces link targets, web and e-mail addresses by as many U+FFFC characters, so that all indexes stay the same. */
export function withoutAddresses(source: string): string {
  return source.replace(
    /\]\([^()\s]+\)|(?:https?:\/\/|www\.)[^\s，。；、]+|(?<![\w.+-])[\w.+-]+@[\w.-]+|(?<![\w-])[\w-]+\.(?:com|cn|org|net|io|dev|me|edu|gov)(?:\/[^\s，。；、]*|\b)/giu,
    (address) => '\u{FFFC}'.repeat(address.length),
  )
}
