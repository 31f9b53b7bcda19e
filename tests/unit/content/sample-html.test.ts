import { describe, expect, test } from 'vitest'
import { templateDocument } from '#src/content/word/build.ts'
import { catalogue } from '#src/content/word/catalogue.ts'
import { designs } from '#src/resume/designs/registry.ts'
import { composeResume } from '#src/resume/samples/compose.ts'
import { sheetHtml } from '#src/resume/sheet-html.ts'

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

const htmlIn = (design: string) =>
  sheetHtml(
    composeResume({ locale: 'en', design, basics: { name: 'Ann', headline: 'Engineer', phone: '1' }, sections }),
  )

const header = '<header><h2>Ann</h2><p>Engineer</p><ul><li>1</li></ul></header>'
const work =
  '<section><h3>Experience</h3><div class="sheet-entry">' +
  '<div class="sheet-lead"><h4>A &amp; B &lt;Ltd&gt;</h4><p class="sheet-period">Jan 2020 – Feb 2021</p></div>' +
  '<p class="sheet-note">Engineer · Leeds</p><p>Led <em>one</em> team</p>' +
  '<ul><li><strong>first</strong></li><li>second</li></ul><ol><li>third</li></ol></div></section>'
const skills =
  '<section><h3>Skills</h3><div class="sheet-line"><div class="sheet-lead"><h4>Languages</h4></div>' +
  '<p>TypeScript</p></div></section>'
const summary = '<section><h3>Profile</h3><p>&quot;Calm&quot;</p></section>'

describe('a résumé as HTML', () => {
  test('is its text in order, with nothing in it taken as markup', () => {
    const html = htmlIn('ink')
    expect(html.slice(0, html.indexOf('>') + 1)).toBe(
      '<div class="sheet sheet-centred sheet-serif" lang="en" style="--sheet-ink:#1C1E1B;--sheet-muted:#5C605A;' +
        '--sheet-accent:#1C1E1B;--sheet-line:#8C908A;--sheet-panel:#F2F2EF;--sheet-on-panel:#1C1E1B;' +
        '--sheet-on-panel-muted:#5C605A">',
    )
    expect(html.slice(html.indexOf('>') + 1)).toBe(`${header}${work}${skills}${summary}</div>`)
  })

  test('has the side column of its design, with the person where the design puts them', () => {
    const html = htmlIn('night')
    expect(html.slice(html.indexOf('>') + 1)).toBe(
      `<div class="sheet-columns"><div class="sheet-side">${header}${skills}</div><div>${work}${summary}</div></div></div>`,
    )
  })
})

test('every template is a résumé in its design, with a name and headings and no markup but ours', () => {
  for (const entry of catalogue) {
    const html = sheetHtml(templateDocument(entry))
    expect(html, entry.slug).toMatch(/<h2>[^<]+<\/h2>/)
    expect(html.match(/<h3>[^<]+<\/h3>/g)?.length, entry.slug).toBeGreaterThan(2)
    expect(html, entry.slug).not.toMatch(
      /<(?!\/?(?:div|header|section|h[234]|p|ul|ol|li|strong|em|span)[ >])|\*\*|undefined/,
    )
  }
  expect(new Set(catalogue.map(({ design }) => design)).size).toBe(designs.length)
})
