import { describe, expect, test } from 'vitest'
import { fullDocument } from '#scripts/lib/full-document.ts'
import { templateDocument } from '#src/content/word/build.ts'
import { catalogue } from '#src/content/word/catalogue.ts'
import { composeResume } from '#src/resume/compose.ts'
import { designs } from '#src/resume/designs/registry.ts'
import { plainText as textOf } from '#src/resume/markup.ts'
import { printedResume } from '#src/resume/print/page.ts'
import type { PrintedItem } from '#src/resume/print/sections.ts'
import { footRule } from '#src/resume/sheet/foot.ts'
import { sheetHtml } from '#src/resume/sheet/sheet.ts'

const sections: Parameters<typeof composeResume>[0]['sections'] = [
  {
    kind: 'work',
    items: [
      {
        org: 'A & B <Ltd>',
        title: 'Engineer',
        city: 'Leeds',
        start: '2020-01',
        end: '2021-02',
        body: 'Led *one* team\n- **first**\n- second\n1. third',
      },
    ],
  },
  { kind: 'skills', items: [{ title: 'Languages', body: 'TypeScript' }] },
  { kind: 'self-evaluation', items: [{ body: '"Calm"' }] },
]

const composed = (design: string) =>
  composeResume({ locale: 'en', design, basics: { name: 'Ann', headline: 'Engineer', phone: '1' }, sections })

/** A sheet without the element around it, which carries the look. */
const inside = (html: string) => html.slice(html.indexOf('>') + 1)

/** The words a reader gets, in order. */
const wordsOf = (html: string) =>
  html
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()

const name = '<h2>Ann</h2><p class="sheet-headline">Engineer</p>'
const work =
  '<section><h3 class="sheet-KIND"><span>Experience</span></h3><div class="sheet-items"><div class="sheet-item">' +
  '<div class="sheet-row"><h4 class="sheet-line"><strong>A &amp; B &lt;Ltd&gt;</strong></h4>' +
  '<span class="sheet-end"><span class="sheet-muted">Jan 2020 – Feb 2021</span></span></div>' +
  '<div class="sheet-row"><p class="sheet-line"><span class="sheet-muted">Engineer</span></p>' +
  '<span class="sheet-end"><span class="sheet-muted">Leeds</span></span></div><p>Led <em>one</em> team</p>' +
  '<ul><li><strong>first</strong></li><li>second</li></ul><ol><li>third</li></ol></div></div></section>'
const summary =
  '<section><h3 class="sheet-KIND"><span>Profile</span></h3><div class="sheet-items"><div class="sheet-item">' +
  '<p>&quot;Calm&quot;</p></div></div></section>'
const titled = (html: string, kind: string) => html.replaceAll('KIND', kind)

describe('a résumé as a page', () => {
  test('is its text in order, with nothing in it taken as markup', () => {
    const skills =
      '<section><h3 class="sheet-KIND"><span>Skills</span></h3><div class="sheet-items"><div class="sheet-item">' +
      '<p class="sheet-line"><strong>Languages: </strong>TypeScript</p></div></div></section>'
    const header =
      `<header class="sheet-stack sheet-centred"><div><div>${name}</div>` +
      '<ul class="sheet-facts"><li class="sheet-first"><span>1</span></li></ul></div></header>'
    expect(inside(sheetHtml(composed('ink')))).toBe(
      `${header}${titled(work + skills + summary, 'centred sheet-caps')}</div>`,
    )
  })

  test('has the columns of its design, the person where the design puts them', () => {
    const skills =
      '<section><h3 class="sheet-KIND"><span>Skills</span></h3><div class="sheet-items"><div class="sheet-item">' +
      '<p class="sheet-line"><strong>Languages</strong></p><p class="sheet-line">TypeScript</p></div></div></section>'
    const contact =
      '<section><h3 class="sheet-KIND"><span>Contact</span></h3><ul class="sheet-list"><li>1</li></ul></section>'
    expect(inside(sheetHtml(composed('night')))).toBe(
      titled(
        '<div class="sheet-sides sheet-left sheet-ground" style="--column:13.606em;--inset:1.701em;--gutter:1.984em">' +
          `<div class="sheet-side"><header>${name}</header>${contact}${skills}</div>` +
          `<div class="sheet-main">${work}${summary}</div></div></div>`,
        'rule sheet-caps',
      ),
    )
  })

  test('carries the look of its design and of what was chosen instead', () => {
    const document = {
      ...composed('slips'),
      design: { id: 'slips', colour: '#803010', size: 11, latinFace: 'garamond' },
    } as const
    const [root = ''] = /^[^>]*(?=">)/.exec(sheetHtml(document)) ?? []
    expect(root.replaceAll('&quot;', '"').split(';')).toEqual(
      expect.arrayContaining([
        '--sheet-accent:#803010',
        '--sheet-size:11pt',
        '--sheet-name:2.3em',
        '--sheet-name-leading:1.3',
        '--sheet-headline-leading:1.5',
        '--sheet-heading-leading:1.4',
        '--sheet-bullet:"• "',
        '--sheet-font:Garamond,"EB Garamond",Georgia,"PingFang SC","HarmonyOS Sans SC","Microsoft YaHei","Noto Sans SC",sans-serif',
      ]),
    )
  })
})

test('what stands below printed pages is safe in a style sheet, and left out where it is switched off', () => {
  const document = { ...composed('night'), basics: { name: 'A "b" </style>\\' } }
  const rule = footRule(document)
  expect(rule).toContain(
    ':root{--sheet-foot:"A \\22 b\\22  \\3c /style\\3e \\5c  · " counter(page) " / " counter(pages);',
  )
  expect(rule).toMatch(/;--sheet-foot-left:[1-9][\d.]*pt;--sheet-foot-right:0pt\}$/)
  const without = { ...document, design: { id: 'night', footer: false } }
  expect([footRule(without), sheetHtml(without).includes('--sheet-foot')]).toEqual([':root{}', false])
})

test('the cells of a form have the room around their text that they have in the file', () => {
  const document = composed('ledger')
  const { body, design } = printedResume(document)
  if (body.kind !== 'form') throw new Error('The design is no form any more')
  const ems = (points: number) => `${Math.round((points / design.type.body) * 1000) / 1000}em`
  const { vertical, horizontal } = body.padding
  expect(sheetHtml(document)).toContain(`;--cell:${ems(vertical)} ${ems(horizontal)};--row:${ems(2 * vertical)} `)
})

describe('every design', () => {
  const cases = designs.flatMap(({ id }) => (['zh', 'en'] as const).map((locale) => [id, locale] as const))

  test.each(cases)('%s in %s says every entry of its page model, once and in order', (id, locale) => {
    const full = fullDocument(locale)
    const document = { ...full, design: { ...full.design, id } }
    const { body } = printedResume(document)
    const sectionsOf = body.kind === 'side' ? [...body.beside.pages.flat(), ...body.main.sections] : body.sections
    const said = ({ period, paras }: PrintedItem) => [
      textOf(period),
      ...paras.flatMap((para) => [textOf(para.lead?.pieces ?? []), textOf(para.pieces), textOf(para.end ?? [])]),
    ]
    const expected = sectionsOf.flatMap(({ heading, items }) => [
      heading.title + textOf(heading.english),
      ...items.flatMap(said),
    ])
    const words = wordsOf(sheetHtml(document, { links: true }).replace(/<svg.*?<\/svg>/g, '')).replace(/\s/g, '')
    expect(words).toContain(expected.join('').replace(/\s/g, ''))
  })

  test('every template is a résumé with a name and headings, and no markup but ours', () => {
    for (const entry of catalogue) {
      const html = sheetHtml(templateDocument(entry))
      expect(html, entry.slug).toMatch(/<h2>[^<]+<\/h2>/)
      expect(html.match(/<h3 /g)?.length, entry.slug).toBeGreaterThan(2)
      expect(html, entry.slug).not.toMatch(
        /<(?!\/?(?:div|header|section|h[234]|p|ul|ol|li|dl|dt|dd|strong|em|span|svg|path|ellipse)[ >])|\*\*|undefined|NaN/,
      )
    }
    expect(new Set(catalogue.map(({ design }) => design)).size).toBe(designs.length)
  })
})

describe('the photo', () => {
  const pictured = { ...composed('slips'), basics: { ...composed('slips').basics, photo: 'someone' } }

  test('stands in its frame where there is one to show', () => {
    const html = sheetHtml(pictured, { photo: '/photo?a=1&b=2' })
    expect(html).toContain('<img class="sheet-photo" src="/photo?a=1&amp;b=2" alt="Photo" style="width:7.087em;')
    expect(sheetHtml(pictured)).not.toContain('sheet-photo')
  })

  test('a placeholder is a figure, whatever address there would be', () => {
    const html = sheetHtml({ ...pictured, basics: { ...pictured.basics, photo: 'placeholder' } }, { photo: '/photo' })
    expect(html).toContain('<svg class="sheet-photo" role="img" aria-label="Photo"')
    expect(html).not.toContain('<img')
  })
})

describe('places', () => {
  const places = (html: string) =>
    [...html.matchAll(/ data-place="([^"]*)"[^>]*>(?:<[^>]*>)*([^<]*)/g)].map(([, place, text]) => [place, text])

  test('each text names its place in the document, where that is asked for', () => {
    const document = composed('ink')
    const [job, skill, words] = Object.keys(document.items).map((id) => `items/${id}`)
    const titles = Object.keys(document.sections).map((id) => `sections/${id}`)
    expect(places(sheetHtml(document, { places: true }))).toEqual([
      ['basics.name', 'Ann'],
      ['basics.headline', 'Engineer'],
      ['basics.phone', '1'],
      [titles[0], 'Experience'],
      [job, 'A &amp; B &lt;Ltd&gt;'],
      [job, 'Engineer'],
      [job, 'Led '],
      [job, 'first'],
      [job, 'second'],
      [job, 'third'],
      [titles[1], 'Skills'],
      [skill, 'Languages: '],
      [titles[2], 'Profile'],
      [words, '&quot;Calm&quot;'],
    ])
    expect(places(sheetHtml(document))).toEqual([])
  })

  test.each(Object.keys(designs))('%s names the place of every entry, title and the name', (design) => {
    const document = { ...fullDocument('zh'), design: { id: design } }
    const named = new Set(places(sheetHtml(document, { places: true })).map(([place]) => place))
    for (const [id, item] of Object.entries(document.items)) {
      const isPrinted = !item.hidden && !document.sections[item.section]?.hidden
      expect([id, named.has(`items/${id}`)]).toEqual([id, isPrinted])
    }
    for (const [id, section] of Object.entries(document.sections)) {
      expect([id, named.has(`sections/${id}`)]).toEqual([id, !section.hidden])
    }
    expect(named.has('basics.name')).toBe(true)
  })
})
