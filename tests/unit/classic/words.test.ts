import { expect, test } from 'vitest'
import { editorView } from '#src/classic/editor-view.ts'
import { composeResume } from '#src/resume/compose.ts'
import { designs } from '#src/resume/designs/registry.ts'
import { photoShapes } from '#src/resume/document.ts'
import { fieldsOfKind } from '#src/resume/fields.ts'
import { sectionTitles } from '#src/resume/labels.ts'
import { classicMessages } from '#src/texts/classic.ts'
import { editorDesignMessages } from '#src/texts/editor-design.ts'
import { editorFieldsMessages } from '#src/texts/editor-fields.ts'
import { editorFormsMessages } from '#src/texts/editor-forms.ts'

const document = composeResume({
  locale: 'zh',
  design: 'ink',
  basics: { photo: 'k1' },
  sections: [
    { kind: 'work', items: [{ org: '甲' }, { org: '甲', title: '长', parent: 'work-item-1' }, { org: '乙' }] },
    { kind: 'skills', items: [{ title: 'SQL' }] },
  ],
})

/** The pairs a pattern finds, by the first of each. */
const pairsIn = (html: string, pattern: RegExp) =>
  Object.fromEntries(Array.from(html.matchAll(pattern), ([, key = '', text]) => [key, text]))

test.each(['zh', 'en'] as const)('every field, choice, tick and button says what it is, in %s', async (locale) => {
  const [t, forms, d] = [classicMessages[locale], editorFormsMessages[locale], editorDesignMessages[locale]]
  const html = String(await editorView({ t, locale, id: 'x', document, rev: 3, journal: 'j' }))
  const optionsOf = (name: string) =>
    pairsIn(
      new RegExp(`<select[^>]* name="${name}">(.*?)</select>`, 's').exec(html)?.[1] ?? '',
      /value="([^"]*)"[^>]*>([^<]*)/g,
    )

  expect(pairsIn(html, /<a href="([^"]*)"[^>]*>([^<]*)/g)).toEqual({
    [locale === 'zh' ? '/old-edit' : '/en/old-edit']: t.toList,
    [locale === 'zh' ? '/edit?id=x' : '/en/edit?id=x']: t.toEditor,
    [locale === 'zh' ? '/old-edit/print?id=x' : '/en/old-edit/print?id=x']: t.toPrint,
    '#basics': forms.basics,
    '#sections-work': sectionTitles.work.zh,
    '#sections-skills': sectionTitles.skills.zh,
    '#design': d.design,
  })
  expect(pairsIn(html, /<label for="f-([^"]+)">([^<]+)/g)).toMatchObject({
    'document-title': t.resumeTitle,
    'document-fileName': t.fileName,
    'document-locale': d.language,
    photo: t.photoFile,
    'basics-photoShape': t.photoShape,
    'photo-part': t.photoPart,
    'sections-work-title': t.sectionTitle,
    'sections-work-columns': forms.columns,
    'sections-work-icon': forms.icon,
    ...Object.fromEntries(
      (['work', 'skills'] as const).flatMap((kind) =>
        fieldsOfKind[kind].map((field) => [
          `items-${kind}-item-1-${field}`,
          editorFieldsMessages[locale][kind][field]?.label,
        ]),
      ),
    ),
    'new-section': t.kind,
    'design-id': d.design,
    'design-colour': d.colour,
    'design-typeface': d.typeface,
    'design-size': d.size,
    'design-leading': d.leading,
    'design-spacing': d.spacing,
    'design-margin': d.margin,
    'design-page': d.page,
  })
  expect(pairsIn(html, /<span id="f-([^"]+)-about" class="hint">([^<]*)/g)).toEqual({
    'sections-work-title': t.usualTitle(sectionTitles.work.zh),
    'sections-skills-title': t.usualTitle(sectionTitles.skills.zh),
    'design-colour': t.colourHint,
    'design-size': t.sizeHint,
    'design-leading': t.leadingHint,
    'design-spacing': t.spacingHint,
    'design-margin': t.marginHint,
  })
  expect(pairsIn(html, /<input type="checkbox"[^>]* name="([^"]+)"[^>]*> ([^<]*)/g)).toMatchObject({
    'photo-remove': t.photoRemove,
    'sections/work.hidden': t.hideSection,
    'sections/work.keepTogether': forms.keepTogether,
    'sections/work.pageBreak': forms.pageBreak,
    'items/work-item-1.present': t.present,
    'items/work-item-1.hidden': t.hideEntry,
  })
  expect(pairsIn(html, /name="do" value="([^"]+)">([^<]*)/g)).toEqual({
    save: t.save,
    'down:sections/work': t.down,
    'copy:sections/work': forms.duplicate,
    'delete:sections/work': t.remove,
    'down:items/work-item-1': t.down,
    'add-role:items/work-item-1': forms.addRole,
    'copy:items/work-item-1': forms.duplicate,
    'delete:items/work-item-1': t.remove,
    'add-role:items/work-item-2': forms.addRole,
    'separate:items/work-item-2': forms.separate,
    'copy:items/work-item-2': forms.duplicate,
    'delete:items/work-item-2': t.remove,
    'up:items/work-item-3': t.up,
    'add-role:items/work-item-3': forms.addRole,
    'copy:items/work-item-3': forms.duplicate,
    'delete:items/work-item-3': t.remove,
    'add-item:sections/work': t.addEntry(sectionTitles.work.zh),
    'up:sections/skills': t.up,
    'copy:sections/skills': forms.duplicate,
    'delete:sections/skills': t.remove,
    'copy:items/skills-item-1': forms.duplicate,
    'delete:items/skills-item-1': t.remove,
    'add-item:sections/skills': t.addEntry(sectionTitles.skills.zh),
    'add-section': t.addSection,
  })
  expect([...html.matchAll(/<p class="hint">([^<]*)/g)].map(([, text]) => text)).toEqual([forms.roleAt('甲')])
  expect(optionsOf('document.locale')).toEqual({ zh: '中文', en: 'English' })
  expect(optionsOf('basics.photoShape')).toEqual({
    '': t.own,
    ...Object.fromEntries(photoShapes.map((shape) => [shape, t[`shape_${shape}`]])),
  })
  expect(optionsOf('photo-part')).toEqual({
    '': t.wholePhoto,
    center: t.part_center,
    top: t.part_top,
    bottom: t.part_bottom,
    left: t.part_left,
    right: t.part_right,
  })
  expect(optionsOf('sections/work.icon')).toEqual({ '': forms.noIcon, ...t.icons })
  expect(optionsOf('new-section')).toEqual(
    Object.fromEntries(Object.entries(sectionTitles).map(([kind, titles]) => [kind, titles[locale]])),
  )
  expect(optionsOf('design.id')).toEqual(Object.fromEntries(designs.map(({ id, name }) => [id, name[locale]])))
  expect(optionsOf('design.typeface')).toEqual({ '': t.own, sans: d.sans, serif: d.serif })
  expect(optionsOf('design.page')).toEqual({ '': t.own, a4: d.a4, letter: d.letter })
})

test('an entry that could stand elsewhere has the sections numbered, its own chosen', async () => {
  const { zh: t } = classicMessages
  const sections = [
    { kind: 'work' as const, items: [{ org: '甲' }] },
    { kind: 'work' as const, items: [{ org: '乙' }] },
  ]
  const twice = composeResume({ locale: 'zh', design: 'ink', basics: {}, sections })
  const html = String(await editorView({ t, locale: 'zh', id: 'x', document: twice, rev: 3, journal: 'j' }))
  const choices = [...html.matchAll(/>([^<]*)<\/label><select[^>]* name="items\/[^"]*\.section">(.*?)<\/select>/gs)]
  const title = sectionTitles.work.zh
  expect(
    choices.map(([, label, options = '']) => [
      label,
      [...options.matchAll(/(?: selected)?>([^<]*)/g)].map(([all]) => all),
    ]),
  ).toEqual(
    [0, 1].map((own) => [
      t.inSection,
      [0, 1].flatMap((nth) => [`${nth === own ? ' selected' : ''}>${nth + 1}. ${title}`, '>']),
    ]),
  )
})

test('what a browser knows of its user is offered for it, of the rest nothing', async () => {
  const form = { t: classicMessages.zh, locale: 'zh', id: 'x', document, rev: 3, journal: 'j' } as const
  const html = String(await editorView(form))
  expect(pairsIn(html, /name="([^"]+)" autocomplete="([^"]*)"/g)).toEqual({
    'basics.name': 'name',
    'basics.phone': 'tel',
    'basics.email': 'email',
  })
})

test('a further role without a word of its own is there by its number, a long text in a field of lines', async () => {
  const sections = [{ kind: 'work' as const, items: [{ body: '一' }, { parent: 'work-item-1' }] }]
  const empty = composeResume({ locale: 'zh', design: 'ink', basics: {}, sections })
  const form = { t: classicMessages.zh, locale: 'zh', id: 'x', document: empty, rev: 3, journal: 'j' } as const
  const html = String(await editorView(form))
  const legends = [...html.matchAll(/<legend lang="zh-CN">([^<]*)/g)].map(([, name]) => name)
  expect(legends).toEqual([classicMessages.zh.entry(1, ''), classicMessages.zh.entry(2, '')])
  expect(/<p class="hint">([^<]*)/.exec(html)?.[1]).toBe(editorFormsMessages.zh.roleAt(''))
  expect(pairsIn(html, /<textarea[^>]* name="([^"]+)"[^>]*>\n([^<]*)/g)).toEqual({
    'items/work-item-1.body': '一',
    'items/work-item-2.body': '',
  })
})
