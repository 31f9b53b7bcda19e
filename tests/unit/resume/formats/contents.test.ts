import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { fullDocument } from '#scripts/lib/full-document.ts'
import { composeResume } from '#src/resume/compose.ts'
import { type ResumeDocument, sectionKinds } from '#src/resume/document.ts'
import { writeJsonResume } from '#src/resume/formats/json-resume/write.ts'
import { writeMarkdown } from '#src/resume/formats/markdown.ts'
import { writePlainText } from '#src/resume/formats/plain-text.ts'
import { sharedDocument } from '#src/resume/shared.ts'
import { sheetHtml } from '#src/resume/sheet/sheet.ts'
import { missingIn, sparseDocument } from '#tests/support/sparse-document.ts'

/** What is written of a document for others to read. */
const formats: [string, (document: ResumeDocument) => string][] = [
  ['plain text', writePlainText],
  ['Markdown', writeMarkdown],
  ['HTML', (document) => sheetHtml(document, { links: true })],
]
const everyFormat: typeof formats = [
  ...formats,
  ['JSON Resume', (document) => JSON.stringify(writeJsonResume(document))],
  ['a link', (document) => JSON.stringify(sharedDocument(document, { hideContacts: false }))],
  ['a link without contacts', (document) => JSON.stringify(sharedDocument(document, { hideContacts: true }))],
]

test.each(formats)('%s says one field alone, and one field beside a title', (_name, write) => {
  const { document, entries } = sparseDocument()
  expect(missingIn(write(document), entries)).toEqual([])
})

describe('what is nobody’s but its owner’s', () => {
  /** A section hidden, one deleted, and in every other one entry hidden and one deleted. */
  function withSecrets(): ResumeDocument {
    const document = fullDocument('zh')
    const items = Object.fromEntries(
      sectionKinds.flatMap((kind) => [
        [`${kind}-1`, { ...document.items[`${kind}-1`], section: kind, pos: 'a1', hidden: true, body: 'SECRET' }],
        [`${kind}-2`, { ...document.items[`${kind}-2`], section: kind, pos: 'a2', del: 0, body: 'SECRET' }],
        [`${kind}-3`, { section: kind, pos: 'a3', title: `shown ${kind}`, body: `said ${kind}` }],
      ]),
    )
    return {
      ...document,
      title: 'SECRET',
      fileName: 'SECRET',
      sections: {
        ...document.sections,
        hidden: { kind: 'custom', title: 'SECRET', pos: 'b1', hidden: true },
        deleted: { kind: 'custom', title: 'SECRET', pos: 'b2', del: 0 },
      },
      items: {
        ...items,
        'in-hidden': { section: 'hidden', pos: 'a1', title: 'SECRET' },
        'in-deleted': { section: 'deleted', pos: 'a1', title: 'SECRET' },
        orphan: { section: 'none', pos: 'a1', title: 'SECRET' },
      },
    }
  }

  test.each(everyFormat)('is not in %s', (_name, write) => {
    const text = write(withSecrets())
    expect(text).not.toContain('SECRET')
    expect(text).toContain('said work')
  })

  test.each(everyFormat.filter(([name]) => name !== 'JSON Resume'))(
    'what an import kept aside is not in %s',
    (_name, write) => {
      const document = fullDocument('en')
      document.extras = '{"meta":{"note":"SECRET"},"basics":{"label":"SECRET"}}'
      for (const item of Object.values(document.items)) item.extras = '{"note":"SECRET"}'
      expect(write(document)).not.toContain('SECRET')
      expect(write(document)).not.toContain('extras')
    },
  )

  test('a link leaves the document as it is, and gives the printed fields and no others', () => {
    const document: ResumeDocument = { ...withSecrets(), extras: '{}' }
    const before = structuredClone(document)
    const shared = sharedDocument(document, { hideContacts: false })
    expect(document).toEqual(before)
    expect(Object.keys(shared).toSorted()).toEqual(['basics', 'design', 'items', 'locale', 'schema', 'sections'])
    expect(shared.basics).toEqual(document.basics)
    expect(Object.keys(shared.sections)).toEqual([...sectionKinds])
    expect(new Set(Object.keys(shared.items))).toEqual(new Set(sectionKinds.map((kind) => `${kind}-3`)))
    expect(shared.items['work-3']).toEqual(document.items['work-3'])
  })
})

describe('numbers of lists', () => {
  const body = (text: string) =>
    composeResume({ locale: 'en', design: 'ink', basics: {}, sections: [{ kind: 'custom', items: [{ body: text }] }] })

  test('every list counts from one, whatever was typed', () => {
    const document = body('1. a\n2. b\nbetween\n7. c\n- point\n9. d\n10. e')
    expect(writeMarkdown(document)).toBe(
      '## More\n\n1. a\n2. b\n\nbetween\n\n1. c\n\n- point\n\n1. d\n2. e\n'.replace('More', titleOf(document)),
    )
    expect(writePlainText(document)).toContain('1. a\n2. b\nbetween\n1. c\n- point\n1. d\n2. e\n')
    expect(sheetHtml(document)).toContain(
      '<ol><li>a</li><li>b</li></ol><p>between</p><ol><li>c</li></ol><ul><li>point</li></ul><ol><li>d</li><li>e</li></ol>',
    )
  })

  const titleOf = (document: ResumeDocument) => /## (.*)/.exec(writeMarkdown(document))?.[1] ?? ''

  test('lines of any kinds in any order: numbers go up by one within a list and begin anew after it', () => {
    const line = fc.constantFrom('- a', '3. b', 'c')
    fc.assert(
      fc.property(fc.array(line, { minLength: 1, maxLength: 12 }), (lines) => {
        let number = 0
        const numbers = lines.flatMap((one) => {
          number = one.startsWith('3') ? number + 1 : 0
          return number === 0 ? [] : [number]
        })
        for (const write of [writeMarkdown, writePlainText]) {
          const text = write(body(lines.join('\n')))
          expect([...text.matchAll(/^(\d+)\. b$/gm)].map(([, written]) => Number(written))).toEqual(numbers)
        }
        const markdown = writeMarkdown(body(lines.join('\n'))).split('\n')
        // Of one list no empty line stands between, and nothing else follows without one.
        const kinds = markdown.slice(2, -1).map((one) => (one === '' ? '' : /^\d/.test(one) ? 'n' : one[0]))
        const expected = lines.flatMap((one, nth) => {
          const kind = one.startsWith('3') ? 'n' : one[0]
          const isSame = kind !== 'c' && lines[nth - 1] !== undefined && lines[nth - 1]?.[0] === one[0]
          return nth === 0 || isSame ? [kind] : ['', kind]
        })
        expect(kinds).toEqual(expected)
      }),
      { seed: 7, numRuns: 200 },
    )
  })
})
