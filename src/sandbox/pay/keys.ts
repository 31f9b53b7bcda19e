import { randomInt } from 'node:crypto'

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789'

/** Half of a pair of RSA keys; `mark` is put before one that goes to the site. */
export type KeyHalf = { name: string; mark: string }

/** Both halves of a pair of RSA keys: who signs has the private one, who verifies the public one. */
export type KeyPair = { privateHalf: KeyHalf; publicHalf: KeyHalf }

/** The account of a local site with a third party of the sandbox, by the names of variables. */
export type AccountKeys = {
  /** Values of the site that are the same everywhere. */
  preset: Readonly<Record<string, string>>
  /** Makes values that a state directory keeps. */
  made: Readonly<Record<string, () => string>>
  pairs: readonly KeyPair[]
}

/** Makes a number of so many digits. */
export function digits(length: number): string {
  return Array.from({ length }, () => randomInt(10)).join('')
}

/** Makes a word of so many letters and digits. */
export function letters(length: number): string {
  return Array.from({ length }, () => LETTERS[randomInt(LETTERS.length)]).join('')
}
