import { ApiError, InputError } from '#src/api/wire/errors.ts'

/**
 * Checks a new password beyond its schema. The rules are loaded when they are needed: their list of common passwords is
 * the largest part of the Worker that few calls use.
 * @throws ApiError `password.mismatch` when the repetition differs
 * @throws InputError when it is easy to guess
 */
export async function checkNewPassword(input: {
  contact: string
  password: string
  password1?: string | undefined
}): Promise<void> {
  const { contact, password, password1 } = input
  if (password1 && password1 !== password) throw new ApiError('password.mismatch', { field: 'password1' })
  const { isGuessable } = await import('#src/api/domain/password-rules.ts')
  if (isGuessable(password, contact)) throw new InputError([{ path: ['password'], message: 'password.guessable' }])
}
