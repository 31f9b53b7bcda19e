import { expect, test } from 'vitest'
import { editorView } from '#src/classic/editor-view.ts'
import { composeResume } from '#src/resume/compose.ts'
import type { ResumeDocument } from '#src/resume/document.ts'
import { classicMessages } from '#src/texts/classic.ts'
import { fieldsIn } from '#tests/support/form-fields.ts'

const resume = composeResume({
  locale: 'zh',
  design: 'ink',
  basics: { photo: 'k1' },
  sections: [{ kind: 'skills', items: [{ title: 'SQL' }] }],
})

async function formOf(changed: Partial<ResumeDocument>) {
  const document = { ...resume, ...changed }
  const form = { t: classicMessages.zh, locale: 'zh', id: 'x', document, rev: 3, journal: 'j' } as const
  const html = String(await editorView(form))
  return { html, fields: fieldsIn(html) }
}

test('every number of the design stands in its field as it is stored, or nothing', async () => {
  const numbers = { size: 11, leading: 1.5, spacing: 1.2, margin: 18 }
  const stored = async (design: object) => {
    const { fields } = await formOf({ design: { ...resume.design, ...design } })
    return Object.keys(numbers).map((field) => fields.get(`design.${field}`))
  }
  expect([await stored(numbers), await stored({})]).toEqual([
    ['11', '1.5', '1.2', '18'],
    ['', '', '', ''],
  ])
})

test.each([
  [undefined, '', '默认'],
  [2, '2', '2 列'],
  [3, '3', '3 列'],
] as const)('a section in %s columns has "%s" chosen, which is called %s', async (columns, chosen, name) => {
  const [[id, section] = ['', null]] = Object.entries(resume.sections)
  const { fields, html } = await formOf({ sections: { [id]: { ...section, columns } } as never })
  expect(fields.get(`sections/${id}.columns`)).toBe(chosen)
  const choice = html.slice(html.indexOf(`name="sections/${id}.columns"`))
  expect(/<option value="([^"]*)" selected>([^<]*)</.exec(choice)?.slice(1)).toEqual([chosen, name])
})

test('a picture is only taken away when that is ticked', async () => {
  const { html, fields } = await formOf({})
  const tick = /<input type="checkbox"[^>]* name="photo-remove"[^>]*>/.exec(html)?.[0]
  expect([fields.get('photo-remove'), tick?.includes(' checked')]).toEqual(['', false])
})

test('the heading names the résumé in its own language, if that has a name', async () => {
  const heading = async (changed: Partial<ResumeDocument>) => /<h1>(.*?)<\/h1>/.exec((await formOf(changed)).html)?.[1]
  const { title, about } = classicMessages.zh
  expect(await heading({ title: 'CV <1>', locale: 'en' })).toBe(
    `${title}<span lang="en">${about('CV &lt;1&gt;')}</span>`,
  )
  expect(await heading({})).toBe(title)
})
