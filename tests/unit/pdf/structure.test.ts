import { getDocument, type PDFDocumentProxy, VerbosityLevel } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { describe, expect, test } from 'vitest'
import { renderPdf } from '#client/features/editor/pdf/render.ts'
import { fullDocument } from '#scripts/lib/full-document.ts'
import { composeResume } from '#src/resume/compose.ts'
import { designs } from '#src/resume/designs/registry.ts'
import type { ResumeDocument } from '#src/resume/document.ts'
import { siteFonts } from '#tests/support/pdf.ts'

const fonts = siteFonts()
const at = Date.UTC(2026, 10, 23, 8, 30, 5)

const body = '- Led\n  - hired\n  - trained\n- Cut'
const small = (design: string): ResumeDocument =>
  composeResume({
    locale: 'en',
    design,
    basics: { name: 'Ada & <Lin>', headline: 'Engineer', photo: 'placeholder' },
    sections: [
      { kind: 'self-evaluation', items: [{ body: 'Calm.' }] },
      { kind: 'work', items: [{ org: 'Acme', title: 'Engineer', start: '2020-01', end: '2021-02', body }] },
    ],
  })

async function opened<T>(document: ResumeDocument, read: (pdf: PDFDocumentProxy) => Promise<T>): Promise<T> {
  const { bytes } = await renderPdf(document, '', fonts, at)
  const task = getDocument({ data: bytes, verbosity: VerbosityLevel.ERRORS })
  const found = await read(await task.promise)
  await task.destroy()
  return found
}

type Branch = { role?: string; alt?: string; type?: string; id?: string; children?: Branch[] }

/** The tree of a page in one line, each element with the words that are marked as its own. */
async function treeOf(pdf: PDFDocumentProxy, number: number): Promise<string> {
  const page = await pdf.getPage(number)
  const { items } = await page.getTextContent({ includeMarkedContent: true })
  const words = new Map<string, string>()
  let open: string[] = []
  for (const item of items) {
    if ('str' in item) {
      const id = open.at(-1) ?? ''
      words.set(id, (words.get(id) ?? '') + item.str)
    } else if (item.type === 'endMarkedContent') open = open.slice(0, -1)
    else open = [...open, item.id ?? '']
  }
  const told = ({ role, alt, type, id = '', children = [] }: Branch): string =>
    type === 'content'
      ? (words.get(id) ?? '').trim()
      : `${role}${alt ? `[${alt}]` : ''}(${children.map(told).join(' ')})`
  const tree: Branch = (await page.getStructTree()) ?? {}
  return told(tree)
}

test('a file says in both places what it is, when it was made and in which language', async () => {
  const { info, metadata } = await opened(small('slips'), (pdf) => pdf.getMetadata())
  expect(info).toMatchObject({
    PDFFormatVersion: '1.7',
    Title: 'Ada & <Lin> - Engineer - Résumé',
    Author: 'Ada & <Lin>',
    Language: 'en',
    CreationDate: 'D:20261123083005Z',
    ModDate: 'D:20261123083005Z',
  })
  expect(Object.fromEntries(metadata ?? [])).toEqual({
    'dc:format': 'application/pdf',
    'dc:title': 'Ada & <Lin> - Engineer - Résumé',
    'dc:creator': ['Ada & <Lin>'],
    'dc:language': 'en',
    'xmp:createdate': '2026-11-23T08:30:05Z',
    'xmp:modifydate': '2026-11-23T08:30:05Z',
    'xmp:metadatadate': '2026-11-23T08:30:05Z',
    'xmp:creatortool': '青简',
    'pdf:producer': '青简',
  })
})

test('names, lists in lists and the picture are what they are to a program that reads aloud', async () => {
  const { tree, file } = await opened(small('slips'), async (pdf) => ({
    tree: await treeOf(pdf, 1),
    file: Buffer.from(await pdf.getData()).toString('latin1'),
  }))
  expect(file).toContain('/Marked true')
  const list = 'L(LI(Lbl(•) LBody(Led L(LI(Lbl(–) LBody(hired)) LI(Lbl(–) LBody(trained))))) LI(Lbl(•) LBody(Cut)))'
  expect(tree).toContain('H1(Ada & <Lin>) P(Engineer)')
  expect(tree).toContain('Figure[Photo]')
  expect(tree).toMatch(/H2\(Profile\) P\(Calm\.\) H2\((Work )?Experience\)/i)
  expect(tree).toContain('H3(Acme')
  expect(tree).toContain(list)
})

describe.each(designs.map(({ id }) => id))('%s', (id) => {
  test('has every section in its outline, at its heading; no text stands outside of the tree', async () => {
    const document = { ...fullDocument('en'), design: { id } }
    const titles = Object.values(document.sections).map(({ title }) => title)
    const { outline, loose, places } = await opened(document, async (pdf) => {
      const outline = (await pdf.getOutline()) ?? []
      const places: string[] = []
      for (const { dest, title } of outline) {
        const [page, , , top] = Array.isArray(dest) ? dest : []
        const number = (await pdf.getPageIndex(page)) + 1
        const { items } = await (await pdf.getPage(number)).getTextContent()
        const word = title.split(' ').at(-1)?.toLowerCase() ?? ''
        const found = items.some(
          (item) =>
            'str' in item &&
            item.str.toLowerCase().includes(word) &&
            Math.abs(Number(item.transform[5]) - Number(top)) < 60,
        )
        if (!found) places.push(title)
      }
      const loose: string[] = []
      for (let number = 1; number <= pdf.numPages; number += 1) {
        let open: string[] = []
        const { items } = await (await pdf.getPage(number)).getTextContent({ includeMarkedContent: true })
        for (const item of items) {
          // What has no number in the tree is decoration.
          if (!('str' in item)) open = item.type === 'endMarkedContent' ? open.slice(0, -1) : [...open, item.id ?? '']
          else if (item.str.trim() !== '' && (open.length !== 1 || (open[0] === '' && !/\d \/ \d/.test(item.str))))
            loose.push(item.str)
        }
      }
      return { outline, loose, places }
    })
    expect(outline.map(({ title }) => title).sort()).toEqual(expect.arrayContaining(titles.sort()))
    expect(places).toEqual([])
    expect(loose).toEqual([])
  })
})
