import { createHash } from 'node:crypto'
import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { fullDocument } from '#scripts/lib/full-document.ts'
import { designs } from '#src/resume/designs/registry.ts'
import type { ResumeDocument, ResumeLocale } from '#src/resume/document.ts'
import { buildDocx } from '#src/resume/docx/build.ts'
import { samples } from '#src/resume/samples/registry.ts'
import { partsOf } from '#tests/support/read-docx.ts'

/** Lists within lists, long terms, and text from the right, in a résumé of one language without a photo. */
const odd = (locale: ResumeLocale): ResumeDocument => ({
  ...{ schema: 1, locale, design: { id: 'ink' } },
  basics: { name: 'Ada', email: 'ada@example.com' },
  sections: {
    work: { kind: 'work', title: 'Work', pos: 'a0' },
    skills: { kind: 'skills', title: 'Skills', pos: 'a1' },
    own: { kind: 'self-evaluation', title: 'About', pos: 'a2' },
  },
  items: {
    lists: {
      section: 'work',
      pos: 'a0',
      org: 'Acme',
      body: '1. a\n   1. aa\n   2. ab\n   - ac\n2. b\n- c\n  1. ca\n  2. cb\n1. d',
    },
    right: { section: 'work', pos: 'a1', org: 'شركة', body: 'قاد الفريق\n- مشروع\n1. نتيجة' },
    short: { section: 'skills', pos: 'a0', title: 'Git', body: 'daily' },
    long: { section: 'skills', pos: 'a1', title: '数据', body: '每天用 SQL 与 Python 处理几千万行的数据。'.repeat(40) },
    plain: { section: 'own', pos: 'a0', body: 'One line.\n\n- point' },
  },
})

/** The same with each section at the top of a page, in every column. */
function onManyPages({ sections, ...others }: ResumeDocument): ResumeDocument {
  const broken = Object.entries(sections).map(([id, section]) => [id, { ...section, pageBreak: true }])
  return { ...others, sections: Object.fromEntries(broken) }
}

function withPhoto(document: ResumeDocument | undefined): ResumeDocument | undefined {
  return document && { ...document, basics: { ...document.basics, photo: 'placeholder' } }
}

/** Everything there is in each language, and a person of many details in too little room. */
const documents: [string, ResumeDocument | undefined][] = [
  ['everything in Chinese', withPhoto(fullDocument('zh'))],
  ['everything in English', withPhoto(fullDocument('en'))],
  ['a sample in Chinese', withPhoto(samples['zh/product-manager'])],
  ['a sample in English', withPhoto(samples['en/phd-applicant'])],
  ['odd in Chinese', odd('zh')],
  ['odd in English', odd('en')],
  ['each section on a page of its own', onManyPages(fullDocument('en'))],
]

/**
 * The parts of a file that say what it looks like, each by its length and the beginning of its hash: a distance, a size or
 * a rule that changes somewhere shows here. How it looks then: `npm run verify:word-export`. Written anew by
 * `npx vitest run --project long docx-whole -u`.
 */
test.each(designs)('every measure of $id is as it was', async ({ id }) => {
  const lines: string[] = []
  for (const [what, document] of documents) {
    if (document === undefined) throw new Error(`There is no longer ${what}`)
    const parts = partsOf(await buildDocx({ ...document, design: { ...document.design, id } }))
    for (const [name, part] of [...parts].sort(([a], [b]) => (a < b ? -1 : 1))) {
      if (!/^word\/(?:document|styles|numbering|header\d+|footer\d+)\.xml$|^word\/media\//.test(name)) continue
      const hash = createHash('sha256').update(part).digest('base64url').slice(0, 12)
      lines.push(`${what}: ${name} ${part.length} ${hash}`)
    }
  }
  await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot(resolve('tests/support/exports/word', `${id}.txt`))
})
