import { expect, test } from 'vitest'
import type { ResumeDocument } from '#src/resume/document.ts'
import { buildDocx } from '#src/resume/docx/build.ts'
import { readDocx, textOf } from '#tests/support/read-docx.ts'

const points = (count: number) => Array.from({ length: count }, (_, index) => `- Point ${index}`).join('\n')

function form(body: string, keepTogether = false): ResumeDocument {
  return {
    schema: 1,
    locale: 'en',
    basics: { name: 'Ada' },
    sections: { work: { kind: 'work', title: 'Work', pos: 'a', keepTogether } },
    items: { first: { section: 'work', pos: 'a', org: 'Harbour', body } },
    design: { id: 'ledger' },
  }
}

/** The rows of the section: whether word processors may cut it, its texts, and the lines above and below it. */
async function rowsOf(document: ResumeDocument) {
  const body = readDocx(await buildDocx(document)).get('word/document.xml') ?? ''
  const rows = body.split('<w:tr>').slice(2)
  return rows.map((row) => ({
    splits: !row.includes('<w:cantSplit/>'),
    texts: textOf(row).trim().split(/\s*\n/),
    merge: /<w:vMerge w:val="(\w+)"/.exec(row)?.[1],
    lines: row.match(/<w:(top|bottom) w:val="single"/g)?.map((line) => line.slice(3, 6)),
  }))
}

test('a section of the form leaves no point alone: what keeps together shares a row beside one label', async () => {
  expect(await rowsOf(form(points(6)))).toEqual([
    {
      splits: false,
      texts: ['Work', 'Harbour', 'Point 0', 'Point 1'],
      merge: 'restart',
      lines: ['top', 'top'],
    },
    { splits: true, texts: ['Point 2'], merge: 'continue', lines: undefined },
    { splits: true, texts: ['Point 3'], merge: 'continue', lines: undefined },
    { splits: false, texts: ['Point 4', 'Point 5'], merge: 'continue', lines: ['bot', 'bot'] },
  ])
})

test('a section of the form that is kept whole is one row, closed above and below', async () => {
  expect(await rowsOf(form(points(3), true))).toEqual([
    {
      splits: false,
      texts: ['Work', 'Harbour', 'Point 0', 'Point 1', 'Point 2'],
      merge: 'restart',
      lines: ['top', 'bot', 'top', 'bot'],
    },
  ])
})
