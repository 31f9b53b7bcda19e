/** The digits of a mobile number as typed: without spaces, dashes and country code. */
export function mobileDigits(text: string): string {
  const digits = digitsOf(text)
  return digits.replace(/^(00)?86(?=1\d{10}$)/, '')
}

/** Whether a number begins with a foreign country code; false until that is clear. */
export function isForeign(text: string): boolean {
  return /^(?:\+|00)(?!8?$|86)/.test(text.replace(/\s/g, ''))
}

/** The digits of a text, such as a code within a message. */
export function digitsOf(text: string): string {
  return text.replace(/\D/g, '')
}
