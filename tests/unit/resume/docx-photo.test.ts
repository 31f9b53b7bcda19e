import { expect, test } from 'vitest'
import { fullDocument } from '#scripts/lib/full-document.ts'
import { buildDocx } from '#src/resume/docx/build.ts'
import { PNG } from '#tests/support/pictures.ts'
import { partsOf, readDocx } from '#tests/support/read-docx.ts'

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

/** The frame of the picture of a file: its shape, what is cut off at its top and foot, and its size. */
async function framed(design: { photoFrame?: 'square' | 'rounded' | 'circle' }, photoShape: 'square' | '25x35') {
  const document = fullDocument('en')
  const basics = { ...document.basics, photo: 'placeholder', photoShape }
  const bytes = await buildDocx({ ...document, basics, design: { id: 'slips', ...design } })
  const xml = readDocx(bytes).get('word/document.xml') ?? ''
  const [drawing = ''] = /<w:drawing>.*?<\/w:drawing>/.exec(xml) ?? []
  const [, width, height] = /<wp:extent cx="(\d+)" cy="(\d+)"/.exec(drawing) ?? []
  return {
    shape: /prst="(\w+)"/.exec(drawing)?.[1],
    corner: /fmla="([^"]+)"/.exec(drawing)?.[1],
    cut: /<a:srcRect t="(\d+)" b="(\d+)"\/>/.exec(drawing)?.slice(1).map(Number),
    ratio: Math.round((Number(height) / Number(width)) * 100),
  }
}

test('a picture has the frame that was chosen, and a circle is cut from above less than from below', async () => {
  const plain = { corner: undefined, cut: undefined }
  expect(await framed({}, '25x35')).toEqual({ ...plain, shape: 'rect', ratio: 140 })
  expect(await framed({ photoFrame: 'rounded' }, '25x35')).toEqual({
    ...{ shape: 'roundRect', corner: 'val 8000', cut: undefined, ratio: 140 },
  })
  // Two sevenths of its height have to go, 28 % of them at the top.
  expect(await framed({ photoFrame: 'circle' }, '25x35')).toEqual({
    ...{ ...plain, shape: 'ellipse', cut: [8000, 20_571], ratio: 100 },
  })
  expect(await framed({ photoFrame: 'circle' }, 'square')).toEqual({ ...plain, shape: 'ellipse', ratio: 100 })
})

test('the picture of the person is in the file as it is', async () => {
  const document = fullDocument('en')
  const basics = { ...document.basics, photo: 'r2' }
  const bytes = await buildDocx({ ...document, basics, design: { id: 'slips' } }, undefined, {
    type: 'png',
    bytes: PNG,
  })
  const media = [...partsOf(bytes)].filter(([name]) => name.startsWith('word/media/'))
  expect(media.map(([name, part]) => [name.split('.').at(-1), part.equals(PNG)])).toContainEqual(['png', true])
})

test('a file of a person without a name is ours, and signs of XML in its title are no XML', async () => {
  const document = fullDocument('en')
  const coreOf = async (basics: object) =>
    readDocx(await buildDocx({ ...document, basics })).get('docProps/core.xml') ?? ''
  const tags = (xml: string) =>
    [...xml.matchAll(/<(?:dc|cp):(title|creator|lastModifiedBy|language)>([^<]*)</g)].map(([, ...found]) => found)
  expect(tags(await coreOf({}))).toEqual([
    ['title', 'Résumé'],
    ['creator', '青简'],
    ['lastModifiedBy', '青简'],
    ['language', 'en-US'],
  ])
  expect(tags(await coreOf({ name: 'A & <B>' }))).toEqual([
    ['title', 'A &amp; &lt;B&gt; - Résumé'],
    ['creator', 'A &amp; &lt;B&gt;'],
    ['lastModifiedBy', 'A &amp; &lt;B&gt;'],
    ['language', 'en-US'],
  ])
})
