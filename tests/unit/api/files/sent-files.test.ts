import { expect, test } from 'vitest'
import { removeSentFiles, type SentPlace, writeSentFile } from '#src/api/files/sent-files.ts'

/** Files of two users whose numbers begin alike, and of their applications and sendings; lists come key by key. */
async function filled() {
  const keys = new Set<string>()
  const list = async ({ prefix, cursor = '' }: { prefix: string; cursor?: string }) => {
    const [key, ...more] = [...keys].filter((each) => each.startsWith(prefix) && each > cursor).sort()
    return { objects: key === undefined ? [] : [{ key }], truncated: more.length > 0, cursor: key }
  }
  const methods = {
    list,
    put: async (key: string) => void keys.add(key),
    delete: async (gone: string[]) => {
      for (const key of gone) keys.delete(key)
    },
  }
  const bucket = new Proxy(Object(null), { get: (_, name: keyof typeof methods) => methods[name] })
  for (const userId of [1, 12]) {
    for (const [application, sending] of [
      ['a', 's'],
      ['a', 's2'],
      ['ab', 's'],
    ] as const) {
      await writeSentFile(bucket, { userId, application, sending }, { id: 'file', bytes: new Uint8Array() })
    }
  }
  return { bucket, keys }
}

const others = ['sent/12/a/s/file', 'sent/12/a/s2/file', 'sent/12/ab/s/file']

test.each<[string, SentPlace, string[]]>([
  ['a user', { userId: 1 }, others],
  ['an application', { userId: 1, application: 'a' }, ['sent/1/ab/s/file', ...others]],
  ['a sending', { userId: 1, application: 'a', sending: 's' }, ['sent/1/a/s2/file', 'sent/1/ab/s/file', ...others]],
  ['nobody', { userId: 2 }, ['sent/1/a/s/file', 'sent/1/a/s2/file', 'sent/1/ab/s/file', ...others]],
])('with %s go all of its files, however many pages their list has, and no other', async (_what, place, left) => {
  const { bucket, keys } = await filled()
  await removeSentFiles(bucket, place)
  expect([...keys]).toEqual(left)
})
