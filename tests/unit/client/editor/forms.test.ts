import { expect, test } from 'vitest'
import { firstCrop, keptArea, panned, storedSize, within } from '#client/components/photo/crop.ts'
import { isDate, isReversed, normalDate, periodIn } from '#client/features/editor/forms/date-text.ts'
import { itemName } from '#client/features/editor/forms/names.ts'
import { basicsChoices } from '#client/i18n/editor-basics.ts'
import { editorHints } from '#client/i18n/editor-hints.ts'
import { alwaysShown, basicsGroups } from '#src/resume/basics-groups.ts'
import { composeResume } from '#src/resume/compose.ts'
import { basicsFields, type ResumeDocument, type SectionKind, sectionKinds } from '#src/resume/document.ts'
import { duplicateSection, itemsIn, remove } from '#src/resume/edits.ts'
import { fieldsOfKind } from '#src/resume/fields.ts'
import { copyItem, moveItem, moveToSection } from '#src/resume/item-order.ts'
import { parseMarkup } from '#src/resume/markup.ts'
import { photoSizes } from '#src/resume/photo-sizes.ts'
import { viewResume } from '#src/resume/view.ts'
import { editorFieldsMessages } from '#src/texts/editor-fields.ts'

const locales = ['zh', 'en'] as const

test('every field of every kind has a name in both languages, and no others have', () => {
  for (const locale of locales) {
    for (const kind of sectionKinds) {
      const texts = editorFieldsMessages[locale][kind]
      expect([kind, Object.keys(texts).sort()]).toEqual([kind, [...fieldsOfKind[kind]].sort()])
    }
  }
})

test('every kind prints what its fields hold', () => {
  for (const kind of sectionKinds) {
    const dates = { start: '2001-02', end: '2003-04', date: '2005-06' }
    const values = Object.fromEntries(fieldsOfKind[kind].map((field) => [field, `${field}-value`]))
    const item = { ...values, ...Object.fromEntries(Object.entries(dates).filter(([field]) => field in values)) }
    const document = composeResume({ locale: 'zh', design: 'ink', basics: {}, sections: [{ kind, items: [item] }] })
    const printed = JSON.stringify(viewResume(document).sections)
    const written = Object.values(item).map((value) => value.replace(/^(\d+)-(\d+)$/, '$1.$2'))
    expect([kind, written.filter((value) => !printed.includes(value))]).toEqual([kind, []])
  }
})

test('every detail of the person can be shown, in either language', () => {
  for (const locale of locales) {
    const offered = new Set([...alwaysShown[locale], ...basicsGroups(locale).flatMap(({ fields }) => fields)])
    expect([...offered, 'photo'].sort()).toEqual([...basicsFields].sort())
    expect(Object.keys(basicsChoices[locale]).filter((field) => !basicsFields.some((name) => name === field))).toEqual(
      [],
    )
  }
})

test('each kind has hints and examples that print as they are read', () => {
  for (const locale of locales) {
    for (const kind of sectionKinds) {
      const { hints, examples } = editorHints[locale][kind]
      expect([kind, hints.length >= 3 && hints.length <= 5, examples.length >= 2 && examples.length <= 3]).toEqual([
        kind,
        true,
        true,
      ])
      for (const example of examples) {
        const text = parseMarkup(example).flatMap(({ runs }) => runs.map((run) => run.text))
        expect(text).toEqual([example.replace(/^- /, '')])
      }
    }
  }
})

test('months are kept in one spelling; other text stays as typed', () => {
  const typed = ['2023.9', '2023/09', '2023年9月', '202309', ' 2023-12 ', '2023年', '2023', '2023-13', '至今', '']
  expect(typed.map(normalDate)).toEqual([
    '2023-09',
    '2023-09',
    '2023-09',
    '2023-09',
    '2023-12',
    '2023',
    '2023',
    '2023-13',
    '至今',
    '',
  ])
  expect(periodIn('2019.9–2023.6')).toEqual({ start: '2019-09', end: '2023-06' })
  expect(periodIn('2019年9月至今')).toEqual({ start: '2019-09', present: true })
  expect(periodIn('Sep 2019 - Jun 2023')).toEqual({ start: '2019-09', end: '2023-06' })
  expect(['2019.9', '2019-09', '2019', '在职', '约 2019–2023 年', ''].map(periodIn)).toEqual(Array(6).fill(null))
  expect(isReversed('2023-09', '2023-08')).toBe(true)
  expect(isReversed('2023-09', '2023')).toBe(false)
  expect(isReversed('2024', '2023-08')).toBe(true)
  expect(isReversed('2023-09', '')).toBe(false)
})

/** Two organisations, the first with a further role, and a second section of the same kind. */
function withRoles(): ResumeDocument {
  return composeResume({
    locale: 'zh',
    design: 'ink',
    basics: {},
    sections: [
      {
        kind: 'work',
        items: [
          { org: 'A', title: 'lead' },
          { org: 'A', title: 'junior', parent: 'work-item-1' },
          { org: 'A', title: 'intern', parent: 'work-item-1' },
          { org: 'B', title: 'boss' },
        ],
      },
      { kind: 'work', items: [] },
    ],
  })
}

const titles = (document: ResumeDocument, section = 'work') => itemsIn(document, section).map(([, item]) => item.title)

test('roles follow their organisation wherever it goes', () => {
  const document = withRoles()
  expect(titles(moveItem('work-item-1', 1)(document))).toEqual(['boss', 'lead', 'junior', 'intern'])
  expect(titles(moveItem('work-item-4', 0)(document))).toEqual(['boss', 'lead', 'junior', 'intern'])
  expect(titles(moveItem('work-item-3', 0)(document))).toEqual(['lead', 'intern', 'junior', 'boss'])
  const moved = moveToSection('work-item-1', 'work-2')(document)
  expect([titles(moved), titles(moved, 'work-2')]).toEqual([['boss'], ['lead', 'junior', 'intern']])
  const role = moveToSection('work-item-2', 'work-2')(document)
  expect([titles(role, 'work-2'), role.items['work-item-2']?.parent]).toEqual([['junior'], undefined])
})

test('copies stand after the original and keep their roles', () => {
  const document = withRoles()
  expect(titles(copyItem('work-item-1', 'copy')(document))).toEqual(['lead', 'junior', 'intern', 'lead', 'boss'])
  expect(titles(copyItem('work-item-2', 'copy')(document))).toEqual(['lead', 'junior', 'junior', 'intern', 'boss'])
  let serial = 0
  const copied = duplicateSection('work', 'second', () => `copy-${++serial}`)(document)
  expect(itemsIn(copied, 'second').map(([, { title, parent }]) => [title, parent])).toEqual([
    ['lead', undefined],
    ['junior', 'copy-1'],
    ['intern', 'copy-1'],
    ['boss', undefined],
  ])
})

test.each<[what: string, kind: SectionKind, item: object, name: string]>([
  ['the title where there is nothing else', 'work', { title: ' Clerk ', body: 'Did things' }, 'Clerk'],
  ['the organisation before the title', 'work', { title: 'Clerk', org: 'Acme' }, 'Acme'],
  ['the title of a project before its organisation', 'projects', { title: 'Bridge', org: 'Acme' }, 'Bridge'],
  ['the start of a text that is all there is', 'custom', { body: '- **Did** things\n- and more' }, 'Did things'],
  ['nothing where it has no name', 'work', { city: 'Leeds' }, ''],
])('an item is called by %s', (_what, kind, item, name) => {
  const sections = [{ kind, items: [item] }]
  const document = composeResume({ locale: 'en', design: 'ink', basics: {}, sections })
  expect(itemName(document, `${kind}-item-1`)).toBe(name)
})

test('an item is called by what a reader looks for', () => {
  const document = withRoles()
  const names = (from: ResumeDocument) => ['work-item-1', 'work-item-2', 'work-item-4'].map((id) => itemName(from, id))
  expect(names(document)).toEqual(['A', 'junior', 'B'])
  expect(names(remove('items', 'work-item-1', 1)(document))).toEqual(['A', 'A', 'B'])
})

test('an entry without a name is called by the start of its text, at most forty characters', () => {
  const called = (body: string) => {
    const document = composeResume({
      locale: 'en',
      design: 'ink',
      basics: {},
      sections: [{ kind: 'work', items: [{ body }] }],
    })
    return itemName(document, 'work-item-1')
  }
  expect([called('- **Led** five\n- Wrote'), called('x'.repeat(40)), called('x'.repeat(41)), called('')]).toEqual([
    'Led five',
    'x'.repeat(40),
    `${'x'.repeat(40)}…`,
    '',
  ])
})

test('a crop never leaves the picture and never has more pixels than it', () => {
  const picture = { width: 1000, height: 800 }
  const crop = firstCrop(picture, '25x35')
  expect(keptArea(picture, '25x35', crop)).toEqual({
    left: 214.28571428571428,
    top: 0,
    width: 571.4285714285714,
    height: 800,
  })
  const corner = keptArea(
    picture,
    'square',
    panned(picture, 'square', within(picture, 'square', { ...crop, zoom: 2 }), 9, 9),
  )
  expect(corner).toEqual({ left: 0, top: 0, width: 400, height: 400 })
  expect(within(picture, 'square', { x: -5, y: 9999, zoom: 100 }).zoom).toBe(6)
  expect(storedSize(picture, '25x35', crop)).toEqual(photoSizes['25x35'])
  expect(storedSize({ width: 100, height: 100 }, 'square', { x: 50, y: 50, zoom: 1 })).toEqual({
    width: 100,
    height: 100,
  })
})

test('text that is not a date is recognised', () => {
  const texts = ['2023', '2023-09', '1998-07-12', '2022年13月', '16.7', '至今', '2016年秋', '2023-13', '']
  expect(texts.filter(isDate)).toEqual(['2023', '2023-09', '1998-07-12'])
})
