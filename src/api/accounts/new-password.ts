import { isGuessable } from '#src/api/domain/password-rules.ts'
import { ApiError, InputError } from '#src/api/wire/errors.ts'

/**
 * Checks a new password beyond its schema.
 * @throws ApiError `password.mismatch` when the repetition differs
 * @throws InputError when it is easy to guess
 */
export function checkNewPassword(input: { contact: string; password: string; password1?: string | undefined }): void {
  const { contact, password, password1 } = input
  if (password1 && password1 !== password) throw new ApiError('password.mismatch', { field: 'password1' })
  if (isGuessable(password, contact)) throw new InputError([{ path: ['password'], message: 'password.guessable' }])
}
