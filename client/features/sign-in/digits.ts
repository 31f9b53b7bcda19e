/** The digits of a mobile number as people write it: with spaces, dashes, the country code. */
export function mobileDigits(text: string): string {
  const digits = digitsOf(text)
  return digits.replace(/^(00)?86(?=1\d{10}$)/, '')
}

/** Whether a number is of another country by how it begins; not before that is clear. */
export function isForeign(text: string): boolean {
  return /^(?:\+|00)(?!8?$|86)/.test(text.replace(/\s/g, ''))
}

/** The digits in a text, such as a code within a message. */
export function digitsOf(text: string): string {
  return text.replace(/\D/g, '')
}
