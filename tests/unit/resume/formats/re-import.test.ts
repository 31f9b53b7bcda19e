import { expect, test } from 'vitest'
import { designs } from '#src/resume/designs/registry.ts'
import type { ResumeDocument } from '#src/resume/document.ts'
import { buildDocx } from '#src/resume/docx/build.ts'
import { docxLines } from '#src/resume/formats/docx-lines.ts'
import { writePlainText } from '#src/resume/formats/plain-text.ts'
import { type SourceLine, textLines } from '#src/resume/formats/source-line.ts'
import { parseResume } from '#src/resume/formats/text/parse.ts'
import { samples } from '#src/resume/samples/registry.ts'
import { viewResume } from '#src/resume/view.ts'
import { readDocx } from '#tests/support/read-docx.ts'

const signs = /[\s\p{P}\p{S}]/gu
const measured = ['name', 'phone', 'email'] as const
const fields = ['org', 'title', 'start', 'end', 'date'] as const

async function wordLines(document: ResumeDocument): Promise<SourceLine[]> {
  const parts = readDocx(await buildDocx(document))
  return docxLines(
    parts.get('word/document.xml') ?? '',
    parts.get('word/styles.xml') ?? '',
    parts.get('word/_rels/document.xml.rels'),
    parts.get('word/numbering.xml'),
  )
}

/** The words of a text: what is neither space nor punctuation. */
function words(text: string): string {
  return text.replace(signs, '').toLowerCase()
}

/** Which of the lines say something the document does not. */
function lostLines(lines: readonly SourceLine[], document: ResumeDocument): string[] {
  const texts = [document.basics, ...Object.values(document.sections), ...Object.values(document.items)]
  const all = words(texts.flatMap((fields) => Object.values(fields)).join(' '))
  const parts = lines.flatMap(({ text }) => text.split(/[\s|·：:–，,()（）]+/).map(words))
  // Dates and words that only name a field are said in another way.
  return parts.filter((part) => part.length > 3 && !/\d/.test(part) && !all.includes(part))
}

/** How many of a document's own fields were found again, and how many there are. */
function foundAgain(document: ResumeDocument, read: ResumeDocument): [number, number] {
  const items = Object.values(read.items)
  const details = measured.map((field) => document.basics[field] === read.basics[field])
  const entries = Object.values(document.items).flatMap((item) =>
    fields.flatMap((field) => (item[field] ? [items.some((other) => other[field] === item[field])] : [])),
  )
  const all = [...details, ...entries]
  return [all.filter(Boolean).length, all.length]
}

test('of the samples nine tenths of all names and dates are in their fields again, as Word and as text', async () => {
  const documents = Object.values(samples)
  const shares = { word: [0, 0], text: [0, 0] }
  const count = (kind: 'word' | 'text', document: ResumeDocument, read: ResumeDocument) => {
    const [found, all] = foundAgain(document, read)
    shares[kind] = [(shares[kind][0] ?? 0) + found, (shares[kind][1] ?? 0) + all]
  }
  for (const document of documents) count('text', document, parseResume(textLines(writePlainText(document))))
  for (const document of documents.filter((_, index) => index % 5 === 0)) {
    count('word', document, parseResume(await wordLines(document)))
  }
  for (const [found = 0, all = 1] of Object.values(shares)) expect(found / all).toBeGreaterThan(0.9)
}, 60_000)

/** All that is printed of a document, with what is bold in it. */
function printed(document: ResumeDocument) {
  const { name, headline, contacts, personal, wishes, sections } = viewResume(document)
  const facts = [...contacts, ...personal, ...wishes].map(({ field, value }) => `${field}: ${value}`)
  const outline = sections.map(({ kind, title, items }) => [kind, title, items.map(({ id, ...item }) => item)])
  return { name, headline, facts: facts.sort(), sections: outline.sort() }
}

const whole = ['zh/java-engineer', 'zh/product-manager', 'en/software-engineer']
const inDesigns = whole.flatMap((name) => designs.map(({ id }): [string, string] => [name, id]))

test.each(inDesigns)('%s in the design %s comes out of its own Word file as what it was', async (name, id) => {
  const sample = samples[name]
  if (sample === undefined) throw new Error('no such sample')
  const document = { ...sample, design: { id } }
  expect(printed(parseResume(await wordLines(document)))).toEqual(printed(document))
})

test('a Word file whose paragraphs are no more than bold: names, the words in a text, a title called off', () => {
  const run = (text: string, bold = '') => `<w:r><w:rPr>${bold}</w:rPr><w:t>${text}</w:t></w:r>`
  const paragraph = (...runs: string[]) => `<w:p><w:pPr><w:rPr><w:b/></w:rPr></w:pPr>${runs.join('')}</w:p>`
  const lines = docxLines(
    `<w:body>${[
      paragraph(run('专业技能', '<w:b/>')),
      paragraph(run('前端', '<w:b/>')),
      paragraph(run('熟悉 '), run('Vue', '<w:b/>'), run(' 与 5*3*2')),
      paragraph(run('数据', '<w:b w:val="1"/>')),
      paragraph(run('SQL', '<w:b w:val="0"/>'), run('、Spark', '<w:rPrChange><w:rPr><w:b/></w:rPr></w:rPrChange>')),
      paragraph(run('自我评价', '<w:b/>')),
      paragraph(run('● 做事'), run('踏实 ', '<w:b/>'), run('，好学')),
    ].join('')}</w:body>`,
    '',
  )
  const { items } = parseResume(lines)
  expect(Object.values(items).map(({ title, body }) => [title, body])).toEqual([
    ['前端', '熟悉 **Vue** 与 5\\*3\\*2'],
    ['数据', 'SQL、Spark'],
    [undefined, '- 做事**踏实** ，好学'],
  ])
})

/** Titles and labels that stand for a section or a field. */
const labels =
  /^(教育背景|实习经历|项目经历|专业技能|荣誉奖项|education|experience|projects|skills|awards|internships|出生年月|政治面貌|意向城市|到岗时间|求职意向|个人简历|联系方式|基本信息)$/

test.each(designs.map(({ id }) => id))('in the design %s no word is lost', async (id) => {
  const sample = samples['zh/java-engineer']
  if (sample === undefined) throw new Error('no such sample')
  const lines = await wordLines({ ...sample, design: { id } })
  expect(lostLines(lines, parseResume(lines)).filter((word) => !labels.test(word))).toEqual([])
})
