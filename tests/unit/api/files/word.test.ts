import { expect, test } from 'vitest'
import { readWordFileHashes } from '#src/api/files/word.ts'

test('the hashes of all files are read, however many pages their list has', async () => {
  const asked: unknown[] = []
  const pages = [
    { objects: [{ key: 'word/a.docx', customMetadata: { sha256: '1' } }], truncated: true, cursor: 'second' },
    { objects: [{ key: 'word/b.docx', customMetadata: { sha256: '2' } }], truncated: true, cursor: 'third' },
    { objects: [{ key: 'word/c.docx' }], truncated: false },
  ]
  const list = async (options: object) => {
    asked.push(options)
    return pages[asked.length - 1]
  }
  const bucket = new Proxy(Object(null), { get: () => list })
  expect(await readWordFileHashes(bucket)).toEqual(
    new Map([
      ['word/a.docx', '1'],
      ['word/b.docx', '2'],
      ['word/c.docx', ''],
    ]),
  )
  const every = { prefix: 'word/', include: ['customMetadata'] }
  expect(asked).toEqual([
    { ...every, cursor: undefined },
    { ...every, cursor: 'second' },
    { ...every, cursor: 'third' },
  ])
})
