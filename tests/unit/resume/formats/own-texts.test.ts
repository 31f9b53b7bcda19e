import { expect, test } from 'vitest'
import { printedFields } from '#scripts/lib/import-check/printed-fields.ts'
import { composeResume } from '#src/resume/compose.ts'
import { liveEntries } from '#src/resume/document.ts'
import { readText } from '#src/resume/formats/import-reading.ts'
import { writeMarkdown } from '#src/resume/formats/markdown.ts'
import { readOwnText } from '#src/resume/formats/own/plain-text-read.ts'
import { writePlainText } from '#src/resume/formats/plain-text.ts'
import { samples } from '#src/resume/samples/registry.ts'

function readAgain(text: string) {
  const answer = readText(text)
  if ('fault' in answer) throw new Error(answer.fault)
  return answer.reading.document
}

const kept = { links: true, emphasis: true, kinds: true } as const

test.each(Object.entries(samples))('%s comes out of its own Markdown exactly, line by line', (_name, document) => {
  expect(printedFields(readAgain(writeMarkdown(document)), {})).toEqual(printedFields(document, {}))
})

test.each(Object.entries(samples))('%s comes out of its own plain text field by field', (_name, document) => {
  expect(printedFields(readAgain(writePlainText(document)), kept)).toEqual(printedFields(document, kept))
})

test('below headings of another kind plain text keeps apart what stands beside a name', () => {
  const items = [
    { title: 'First', role: 'Translator', start: '2025-03' },
    { title: 'Second', role: 'Editor', org: 'Press' },
    { title: 'Third', org: 'Press' },
  ]
  const document = composeResume({
    locale: 'en',
    design: 'ink',
    basics: { name: 'Ada' },
    sections: [
      { kind: 'projects', title: 'Papers', items },
      { kind: 'publications', title: 'Written works', items: [{ title: 'Engines', authors: 'Ada', org: 'Journal' }] },
    ],
  })
  const text = writePlainText(document)
  expect(text).toContain('First | Translator | – | Mar 2025\n\nSecond | Editor | Press\n\n')
  expect(printedFields(readAgain(text), kept)).toEqual(printedFields(document, kept))
})

test.each(['skills', 'certificates', 'awards'] as const)('%s without a name have none in their Markdown', (kind) => {
  const items = [{ level: 'First', org: 'Academy' }]
  const document = composeResume({ locale: 'en', design: 'ink', basics: { name: 'Ada' }, sections: [{ kind, items }] })
  expect(printedFields(readAgain(writeMarkdown(document)), {})).toEqual(printedFields(document, {}))
})

test('an entry without a name below an unusual heading comes out of plain text by what it has', () => {
  const document = composeResume({
    locale: 'en',
    design: 'ink',
    basics: { name: 'Ada' },
    sections: [{ kind: 'projects', title: 'Odds', items: [{ role: 'Lead', city: 'London', body: '- point\n- more' }] }],
  })
  const again = readAgain(writePlainText(document))
  expect(printedFields(again, kept).map(({ value }) => value)).toEqual(
    printedFields(document, kept).map(({ value }) => value),
  )
})

test.each([
  ['a day', { date: '2019-03' }],
  ['a period', { start: '2019-03', end: '2020-05' }],
  ['a period that goes on', { start: '2019-03', present: true }],
])('%s of what may have a day comes out of its own Markdown', (_what, dates) => {
  const kinds = ['awards', 'certificates', 'publications', 'portfolio'] as const
  const sections = kinds.map((kind) => ({ kind, items: [{ title: 'Cup', ...dates }] }))
  const again = readAgain(
    writeMarkdown(composeResume({ locale: 'en', design: 'ink', basics: { name: 'Ada' }, sections })),
  )
  const read = liveEntries(again.items).map(([, { title, date, start, end, present }]) =>
    Object.entries({ title, date, start, end, present }).filter(([, value]) => value !== undefined),
  )
  expect(read).toEqual(kinds.map(() => Object.entries({ title: 'Cup', ...dates })))
})

test('a month of what has no day is where its period begins', () => {
  const sections = [{ kind: 'work' as const, items: [{ org: 'Acme', start: '2019-03' }] }]
  const document = composeResume({ locale: 'en', design: 'ink', basics: { name: 'Ada' }, sections })
  const [[, item] = []] = liveEntries(readAgain(writeMarkdown(document)).items)
  expect([item?.start, item?.date]).toEqual(['2019-03', undefined])
})

test('a résumé without a name has none in its own Markdown', () => {
  const basics = { headline: 'Engineer', email: 'ada@example.com' }
  const document = composeResume({ locale: 'en', design: 'ink', basics, sections: [] })
  expect(readAgain(writeMarkdown(document)).basics).toEqual(basics)
})

const odd = composeResume({
  locale: 'en',
  design: 'ink',
  basics: { name: 'Ada | *Star*', headline: 'Engineer', address: '1 Mill Lane', gender: 'f', birth: '1998-05' },
  sections: [
    {
      kind: 'work',
      title: 'What I did',
      items: [
        { title: 'Lead', city: 'London' },
        { org: 'Acme', department: 'Tools', start: 'last summer' },
      ],
    },
    {
      kind: 'awards',
      items: [
        { title: 'Cup', level: '2022 and 2023' },
        { body: 'And *many* more' },
        { title: 'Prize', date: '2020', body: 'One\n- two' },
      ],
    },
    {
      kind: 'custom',
      title: 'Odds',
      items: [{ body: 'First paragraph.\nSecond __one__, see [this](https://example.com/a_b).' }],
    },
  ],
})

test('names that read as times, times that are none, entries without a name: all of it is in the Markdown', () => {
  expect(printedFields(readAgain(writeMarkdown(odd)), {})).toEqual(printedFields(odd, {}))
  expect(writeMarkdown(odd)).toContain('## What I did <!-- work -->\n\n### Lead\n\n*(London)*')
})

test.each([
  ['signs at the start of lines', { body: '2020. The start\n## none\n- 1. first\n---\n~~~' }],
  [
    'signs within lines',
    { body: 'R&amp;D, 3~5 and 10~20!\nSee![site](https://a.test) or [a*b_c](https://a.test/a_b)' },
  ],
  ['bold at the edge of words', { body: '**甲：**乙**“丙”**丁*（戊）*己***“庚”***' }],
  ['brackets in an address', { org: 'Acme', url: 'https://doi.org/10.1000/182(1)_(2)' }],
])('%s come out of their Markdown', (_what, item) => {
  const document = composeResume({
    locale: 'en',
    design: 'ink',
    basics: { name: 'Ada', website: 'https://a.test/x_(y)' },
    sections: [
      { kind: 'custom', items: [{ title: 'First' }, item] },
      { kind: 'skills', items: [{ title: '1. C#' }, { title: '- D' }] },
    ],
  })
  expect(printedFields(readAgain(writeMarkdown(document)), {})).toEqual(printedFields(document, {}))
})

test('a file that was changed is read as any other', () => {
  const changed = writeMarkdown(odd).replace('## Odds', '## Odds\n\n### Somewhere else\n\nLondon 2020 - 2021')
  const texts = Object.values(readAgain(changed).items).flatMap((item) => Object.values(item))
  expect(texts).toContain('Somewhere else')
})

test.each(['javascript:alert(1)', 'github', 'an address'])(
  '%s leads nowhere, in Markdown too, and comes back',
  (url) => {
    const document = composeResume({
      locale: 'en',
      design: 'ink',
      basics: { name: 'Ada' },
      sections: [{ kind: 'projects', items: [{ title: 'Tool', url, body: 'a <tag>' }] }],
    })
    const text = writeMarkdown(document)
    expect(text).toContain(`\n\`${url}\`\n`)
    expect(text.replaceAll(/`[^`]*`|\\[<>]/g, '')).not.toMatch(/[<>]|javascript/)
    expect(printedFields(readAgain(text), {})).toEqual(printedFields(document, {}))
  },
)

test.each(['self-evaluation', 'cover-letter'] as const)('prose is prose in plain text: %s', (kind) => {
  const bodies = ['One line', 'Dear all of you who read this\nSecond line', '- point\n- more']
  const document = composeResume({
    locale: 'en',
    design: 'ink',
    basics: { name: 'Ada' },
    sections: [{ kind, items: bodies.map((body) => ({ body })) }],
  })
  const read = readOwnText(writePlainText(document))
  expect(Object.values(read?.items ?? {}).map(({ pos, section, ...item }) => item)).toEqual(
    bodies.map((body) => ({ body })),
  )
})

test('a text is ours only when writing it again gives the same', () => {
  const text = writePlainText(odd)
  expect(readOwnText(`\ufeff${text.replaceAll('\n', '\r\n')}`)).toEqual(readOwnText(text))
  expect(readOwnText(text)).toBeDefined()
  expect([readOwnText('Ada'), readOwnText('Ada\n\n\nWork'), readOwnText(`${text}\n\n\n\nmore`)]).toEqual([
    undefined,
    undefined,
    undefined,
  ])
})
