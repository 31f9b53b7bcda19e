import { expect, test } from 'vitest'
import { isSecret } from '#src/lib/digest.ts'

test('a secret is the whole secret, and none fits where none is set', async () => {
  const fits = (shown: string | undefined, key: string | null) => isSecret(shown, key)
  expect(
    await Promise.all([
      fits('key', 'key'),
      fits('kex', 'key'),
      fits('ke', 'key'),
      fits('', 'key'),
      fits('', ''),
      fits('key', null),
      fits('null', null),
      fits('', null),
      fits(undefined, 'key'),
      fits(undefined, null),
    ]),
  ).toEqual([true, false, false, false, true, false, false, false, false, false])
})
