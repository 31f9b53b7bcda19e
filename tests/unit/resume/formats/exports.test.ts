import { expect, test } from 'vitest'
import { fullDocument, itemTexts } from '#scripts/lib/full-document.ts'
import { composeResume } from '#src/resume/compose.ts'
import { sectionKinds } from '#src/resume/document.ts'
import { writeBackup } from '#src/resume/formats/backup.ts'
import { readText } from '#src/resume/formats/import-reading.ts'
import { writeMarkdown } from '#src/resume/formats/markdown.ts'
import { writePlainText } from '#src/resume/formats/plain-text.ts'
import { readDocument } from '#src/resume/read-document.ts'
import { samples } from '#src/resume/samples/registry.ts'

const resume = composeResume({
  locale: 'en',
  design: 'ink',
  basics: {
    name: 'Ada *Star*',
    headline: 'Engineer',
    phone: '555',
    email: 'a@b.co',
    website: 'ada.example.com',
    gender: 'f',
  },
  sections: [
    {
      kind: 'work',
      items: [
        {
          org: 'Acme',
          title: 'Lead',
          city: 'London',
          start: '2020-03',
          present: true,
          url: 'acme.example.com',
          body: 'Led **five** <people>.\n- one\n- [two](https://example.com)\n1. x\n2. y',
        },
        { org: 'Hidden', hidden: true },
      ],
    },
    { kind: 'skills', items: [{ title: 'SQL', level: 'good', body: 'joins' }, { title: 'Go' }] },
    { kind: 'interests', hidden: true, items: [{ title: 'Chess' }] },
  ],
})

test('plain text, as a form takes it', () => {
  expect(writePlainText(resume)).toBe(`Ada *Star* · Engineer
Phone: 555
a@b.co
ada.example.com
Gender: f


Experience

Acme | Lead | Mar 2020 – Present, London
acme.example.com
Led five <people>.
- one
- two (https://example.com)
1. x
2. y


Skills

SQL | good: joins
Go
`)
})

test('Markdown, with what would be read as Markdown made literal', () => {
  expect(writeMarkdown(resume)).toBe(`# Ada \\*Star\\*

**Engineer**

Phone: 555 · [a@b.co](mailto:a@b.co) · [ada.example.com](https://ada.example.com)

Gender: f

## Experience

### [Acme](https://acme.example.com)

*Lead | Mar 2020 – Present, London*

Led **five** \\<people\\>.

- one
- [two](https://example.com)

1. x
2. y

## Skills

- **SQL** (good): joins
- **Go**
`)
})

test('in Chinese, labels and values stand apart by a Chinese colon, and are read again', () => {
  const chinese = composeResume({
    locale: 'zh',
    design: 'ink',
    basics: { name: '林知夏', city: '苏州', gender: '女', birth: '1998-05' },
    sections: [{ kind: 'skills', items: [{ title: '数据库', body: 'MySQL、Redis' }] }],
  })
  const texts = [writePlainText(chinese), writeMarkdown(chinese)]
  for (const text of texts) {
    expect(text).not.toContain(':')
    expect(text).toContain('现居：苏州')
    for (const written of [text, text.replaceAll('：', ': ')]) {
      const answer = readText(written)
      if (!('reading' in answer)) throw new Error('not read')
      const { basics, items } = answer.reading.document
      expect(basics).toEqual(chinese.basics)
      expect(Object.values(items)).toMatchObject([{ title: '数据库', body: 'MySQL、Redis' }])
    }
  }
})

test.each(['zh', 'en'] as const)('every text of every kind of section stands in order (%s)', (locale) => {
  const document = fullDocument(locale)
  for (const text of [writePlainText(document), writeMarkdown(document)]) {
    const missing: string[] = []
    let from = 0
    for (const kind of sectionKinds) {
      from = text.indexOf(`Title of ${kind}`, from)
      const { start, end, date, ...texts } = itemTexts(kind, 1)
      const section = text.slice(from, text.indexOf('Title of', from + 1) + 1 || undefined)
      missing.push(...Object.values(texts).filter((value) => !section.includes(value)))
    }
    expect(missing).toEqual([])
  }
})

test.each(Object.keys(samples))('%s: our own backup is read as exactly what was written', (name) => {
  const read = readDocument(samples[name])
  if ('fault' in read) throw new Error('no document')
  const { document } = read
  const answer = readText(writeBackup(document, null))
  expect('reading' in answer && JSON.stringify(answer.reading.document)).toBe(JSON.stringify(document))
})
