import { expect, test } from 'vitest'
import { fullDocument } from '#scripts/lib/full-document.ts'
import { buildDocx } from '#src/resume/docx/build.ts'
import { readDocx } from '#tests/support/read-docx.ts'

const NAME = '欧阳晓 Ouyang'

test.each([
  ['ink', 'above the name'],
  ['seal', 'above the name'],
  ['tide', 'beside the name'],
])('in %s a photo that is asked for stands %s, once', async (id, where) => {
  const document = { ...fullDocument('zh'), design: { id, photoSize: 'medium' as const } }
  const body = readDocx(await buildDocx(document)).get('word/document.xml') ?? ''
  const head = body.slice(0, body.indexOf('Title of '))
  const parts = [...head.matchAll(/<w:tc>|<w:drawing>|<w:t(?: [^>]*)?>([^<]*)/g)].map(([found, text]) => text ?? found)
  const told = parts.filter((part) => part === '<w:tc>' || part === '<w:drawing>' || part === NAME)
  expect(told).toEqual(where === 'above the name' ? ['<w:drawing>', NAME] : ['<w:tc>', NAME, '<w:tc>', '<w:drawing>'])
})
