import { expect, test } from 'vitest'
import { ContentError } from '#src/content/content-error.ts'
import { buildWordTemplate, templateDocument } from '#src/content/word/build.ts'
import { catalogue } from '#src/content/word/catalogue.ts'

const entryOf = (language: string) => {
  const entry = catalogue.find((one) => one.language === language && one.fit !== undefined)
  if (entry === undefined) throw new Error(`There is no template in ${language}`)
  return entry
}

test('a file is named in the language of its template, by its role and its design', async () => {
  const common = { design: 'ink', role: 'frontend-engineer' }
  const names = ['zh', 'en'].map(
    async (language) => (await buildWordTemplate({ ...entryOf(language), ...common })).fileName,
  )
  expect(await Promise.all(names)).toEqual(['前端开发工程师简历-水墨.docx', 'Frontend engineer resume - Ink.docx'])
})

test('a template is its sample in its design, fitted to the page', () => {
  const entry = entryOf('en')
  const { design } = templateDocument(entry)
  expect(design).toEqual({ ...design, id: entry.design, ...entry.fit })
})

test('a template without its sample cannot be published, and the reason names it', () => {
  const failed = () => templateDocument({ ...entryOf('zh'), slug: 'lost-ink', sample: 'zh/nobody' })
  const reason = new ContentError('Template lost-ink: there is no sample zh/nobody', 'lost-ink')
  expect(failed).toThrow(reason)
  try {
    failed()
  } catch (error) {
    expect(error).toMatchObject({ template: 'lost-ink' })
  }
})
