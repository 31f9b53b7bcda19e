import { beforeEach, expect, test, vi } from 'vitest'
import { lacksOf } from '#client/features/editor/delivery/made-file.ts'
import { type ExportFormat, makeFile } from '#client/features/editor/export/formats.ts'
import type { RenderedPdf } from '#client/features/editor/pdf/render.ts'
import { composeResume } from '#src/resume/compose.ts'
import type { ResumeDocument } from '#src/resume/document.ts'
import { withMark } from '#src/resume/twin/marks.ts'
import { PNG } from '#tests/support/pictures.ts'

const base = composeResume({
  locale: 'en',
  design: 'ink',
  basics: { name: 'Ann' },
  sections: [{ kind: 'work', items: [{ title: 'Lead', body: 'Cut costs by [_share] %' }] }],
})
const pictured: ResumeDocument = { ...base, basics: { name: 'Ann', photo: 'of-exports' } }
const complete = { photo: false, signs: [], untranslated: 0, blanks: 0 }

async function made(format: ExportFormat, document = base) {
  const pdf = async () => ({ bytes: new Uint8Array([37, 80]), photoMissing: true, missing: ['𠮷'] }) as RenderedPdf
  const { file, lacks } = await makeFile(format, 'Ann', { document, pdf })
  return { name: file.name, type: file.type, bytes: new Uint8Array(await file.arrayBuffer()), lacks }
}

const textOf = (bytes: Uint8Array) => new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes)

beforeEach(() => {
  vi.stubGlobal('location', { origin: 'https://site.test', href: 'https://site.test/edit' })
  vi.stubGlobal('fetch', async () => new Response(PNG, { headers: { 'content-type': 'image/png' } }))
})

test('a PDF is the one that was made, with what it lacks', async () => {
  const { bytes, ...rest } = await made('pdf')
  expect([[...bytes], rest]).toEqual([
    [37, 80],
    {
      name: 'Ann.pdf',
      type: 'application/pdf',
      lacks: { ...lacksOf(base), photo: true, signs: ['𠮷'] },
    },
  ])
})

test('text begins with the mark by which editors on Windows know its encoding', async () => {
  const { name, type, bytes, lacks } = await made('text')
  expect([name, type, textOf(bytes).slice(0, 4), lacks]).toEqual([
    'Ann.txt',
    'text/plain;charset=utf-8',
    '\ufeffAnn',
    lacksOf(base),
  ])
})

test('Markdown and JSON Resume are files of their own', async () => {
  const [markdown, json] = [await made('markdown'), await made('json-resume')]
  expect([markdown.name, markdown.type, textOf(markdown.bytes).slice(0, 5)]).toEqual([
    'Ann.md',
    'text/markdown;charset=utf-8',
    '# Ann',
  ])
  expect([
    json.name,
    json.type,
    JSON.parse(textOf(json.bytes)).basics.name,
    textOf(json.bytes).endsWith('}\n'),
  ]).toEqual(['Ann.resume.json', 'application/json', 'Ann', true])
})

test('a backup has the photo in it, and says when it could not be had; what is blank in it stays so unsaid', async () => {
  const whole = await made('json', pictured)
  expect([whole.name, whole.lacks, JSON.parse(textOf(whole.bytes)).photo]).toEqual([
    'Ann.qingjian.json',
    complete,
    expect.stringMatching(/^data:image\/png;base64,/),
  ])
  expect((await made('json')).lacks).toEqual(complete)
  vi.stubGlobal('fetch', async () => new Response('', { status: 404 }))
  expect((await made('json', pictured)).lacks).toEqual({ ...complete, photo: true })
})

test('of a document, blanks to fill in and what is not translated are counted', () => {
  expect(lacksOf(base)).toEqual({ ...complete, blanks: 1 })
  expect(lacksOf(base, { photoMissing: true, missing: ['a'] })).toEqual({
    photo: true,
    signs: ['a'],
    untranslated: 0,
    blanks: 1,
  })
  const twin = withMark(base, 'items/work-item-1', 'org', { other: '某公司' })
  expect(lacksOf(twin)).toEqual({ ...complete, untranslated: 1, blanks: 1 })
})
