import { expect, test } from 'vitest'
import { toFailure } from '#client/machines/failure.ts'

test('what a call says is kept, with texts by field and the time to wait where it has them', () => {
  const refused = Object.assign(new Error('wait'), { code: 429, errors: { mobile: 'too often' }, retryAfter: 37 })
  expect(toFailure(refused)).toEqual({ code: 429, message: 'wait', errors: { mobile: 'too often' }, retryAfter: 37 })
  expect(toFailure(Object.assign(new Error('no'), { code: 0 }))).toStrictEqual({
    ...{ code: 0, message: 'no', errors: {}, retryAfter: undefined },
  })
})

test.each<[string, unknown]>([
  ['an error without a code', new Error('offline')],
  ['an error whose code is a word', Object.assign(new Error('offline'), { code: 'ECONNRESET' })],
  ['something thrown that is no error', { code: 401, message: 'no' }],
  ['nothing', undefined],
])('%s is no answer', (_what, thrown) => {
  expect(toFailure(thrown)).toEqual({ code: -1, message: '', errors: {}, retryAfter: undefined })
})
