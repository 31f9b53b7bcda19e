import { expect, test } from 'vitest'
import { removeSentFiles, type SentPlace, writeSentFile } from '#src/api/files/sent-files.ts'
import { removeThumbnails, writeThumbnail } from '#src/api/files/thumbnails.ts'

/** A store that lists one key at a time. */
function bucketOfPages() {
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
  return { bucket: new Proxy(Object(null), { get: (_, name: keyof typeof methods) => methods[name] }), keys }
}

/** Files of two users whose numbers begin alike, and of their applications and sendings. */
async function withSentFiles() {
  const { bucket, keys } = bucketOfPages()
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
  const { bucket, keys } = await withSentFiles()
  await removeSentFiles(bucket, place)
  expect([...keys]).toEqual(left)
})

test('with a résumé go all of its pictures, however many pages their list has, and no other', async () => {
  const { bucket, keys } = bucketOfPages()
  const picture = { bytes: new Uint8Array(), type: 'image/webp' }
  for (const [id, rev] of [
    ['a', 1],
    ['a', 2],
    ['a', 30],
    ['ab', 1],
  ] as const)
    await writeThumbnail(bucket, id, rev, picture)
  await removeThumbnails(bucket, 'a')
  expect([...keys]).toEqual(['thumbnails/ab/1'])
})
