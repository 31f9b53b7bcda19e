import { expect, test } from 'vitest'
import { exampleOf } from '#client/features/editor/paper/example-document.ts'
import { blankResume, kindsFor } from '#client/features/editor/start/beginnings.ts'
import { situations } from '#client/i18n/situations.ts'
import { composeResume } from '#src/resume/compose.ts'
import { sectionKinds } from '#src/resume/document.ts'
import { samples } from '#src/resume/samples/registry.ts'
import { printsNothing, viewResume } from '#src/resume/view.ts'

const locales = ['zh', 'en'] as const

test('every résumé begun blank prints nothing, and its example says something in each of its sections', () => {
  for (const situation of situations) {
    for (const locale of locales) {
      const blank = blankResume(situation, locale, 'seal')
      expect(printsNothing(blank)).toBe(true)
      const { name, contacts, sections } = viewResume(exampleOf(blank))
      expect([name, contacts.length]).toEqual([expect.stringMatching(/./), 3])
      expect(sections.map(({ kind }) => kind)).toEqual(kindsFor(situation))
    }
  }
})

test('a name, a photo or one entry is something; titles and what is hidden are not', () => {
  const made = (basics: object, sections: Parameters<typeof composeResume>[0]['sections'] = []) =>
    printsNothing(composeResume({ locale: 'zh', design: 'ink', basics, sections }))
  expect(made({ name: '林知夏' })).toBe(false)
  expect(made({ photo: 'placeholder' })).toBe(false)
  expect(made({ phone: '13800001111' })).toBe(false)
  expect(made({}, [{ kind: 'work', items: [{ start: '2020-03' }] }])).toBe(false)
  expect(made({ name: ' ' }, [{ kind: 'work', title: '经历', items: [{}] }])).toBe(true)
  expect(made({}, [{ kind: 'work', hidden: true, items: [{ org: '某公司' }] }])).toBe(true)
  expect(Object.values(samples).filter(printsNothing)).toEqual([])
})

test('the example keeps the design and the titles of sections, and has an entry for every kind', () => {
  for (const locale of locales) {
    const own = composeResume({
      locale,
      design: 'ink',
      page: 'letter',
      basics: {},
      sections: sectionKinds.map((kind) => ({ kind, title: `T ${kind}`, items: [] })),
    })
    const example = exampleOf({ ...own, design: { ...own.design, colour: '#1d6a72' } })
    expect(example.design).toEqual({ id: 'ink', page: 'letter', colour: '#1d6a72' })
    expect(viewResume(example).sections.map(({ title }) => title)).toEqual(sectionKinds.map((kind) => `T ${kind}`))
  }
  const bare = exampleOf(composeResume({ locale: 'zh', design: 'ink', basics: {}, sections: [] }))
  expect(viewResume(bare).sections).toHaveLength(5)
})
