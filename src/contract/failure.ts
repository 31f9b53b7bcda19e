import type { Envelope } from './envelope.ts'
import { type ApiErrorKey, apiErrors } from './error-codes.ts'
import type { Locale } from './locale.ts'
import { errorMessages } from './messages.ts'

/** The envelope of a failure, in the language of the caller. */
export function failureEnvelope(key: ApiErrorKey, locale: Locale): Envelope {
  return { code: apiErrors[key].code, msg: errorMessages[locale][key] }
}
