import { expect, test } from 'vitest'
import { fullDocument } from '#scripts/lib/full-document.ts'
import { doneKinds } from '#src/classic/actions.ts'
import { composeResume } from '#src/resume/compose.ts'
import { setUpClassicEditor } from '#tests/support/classic-editor.ts'
import { pageOutline } from '#tests/support/page-outline.ts'

/** One entry of every kind. */
function everyKind() {
  const { items, ...whole } = fullDocument('zh')
  return { ...whole, items: Object.fromEntries(Object.entries(items).filter(([id]) => id.endsWith('-1'))) }
}

/** Several entries in several states, for a reader of English. */
const states = composeResume({
  locale: 'en',
  design: 'night',
  basics: { name: 'Ann "A" Lee', headline: 'Engineer', photo: 'placeholder', photoShape: '25x35' },
  sections: [
    {
      kind: 'work',
      items: [
        { org: 'First & last', title: 'Lead', start: '2020-01', present: true },
        { org: 'Second', hidden: true },
        { org: 'Third', body: '- one\n- two' },
      ],
    },
    { kind: 'awards', hidden: true, columns: 2, items: [{ title: 'Prize' }] },
    { kind: 'skills', items: [] },
  ],
})

/** Without what is another for each document or page: ids, journals and the document as it was sent. */
function outlineOf(html: string, id: string): string {
  const lines = pageOutline(html.replaceAll(id, 'ID').replace(/classic-[0-9a-f]{16}/g, 'JOURNAL'))
  return `${lines.map((line) => line.replace(/value="\{&quot;[^"]+"/, 'value="…"')).join('\n')}\n`
}

test.each([
  ['zh', '', everyKind()],
  ['en', '/en', states],
] as const)('each page of the classic editor reads what was there (%s)', async (locale, prefix, document) => {
  const { open, id } = await setUpClassicEditor(document)
  const pages = [
    ['list', '/old-edit'],
    ['form', `/old-edit?id=${id}`],
    ['print', `/old-edit/print?id=${id}`],
    ['sign-in', '/old-edit/sign-in'],
    ['missing', `/old-edit?id=${'A'.repeat(21)}`],
  ] as const
  for (const [name, path] of pages) {
    await expect(outlineOf(await open(prefix + path), id)).toMatchFileSnapshot(`pages/${name}-${locale}.txt`)
  }
  const notes: string[] = []
  for (const done of doneKinds) {
    const html = await open(`${prefix}/old-edit?id=${id}&done=${done}&at=items/work-item-1`)
    notes.push(/<div[^>]*id="note".*?<\/div>/s.exec(html)?.[0] ?? 'none')
  }
  await expect(outlineOf(notes.join('\n'), id)).toMatchFileSnapshot(`pages/notes-${locale}.txt`)
})
