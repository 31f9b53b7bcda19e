import { describe, expect, test } from 'vitest'
import { withCells, withEntries, withoutControls } from '#src/resume/formats/html/boxes.ts'

/** A page with its tags in capitals, as old programs write them. */
const inCapitals = (html: string) => html.replace(/<\/?\w+/g, (tag) => tag.toUpperCase())

describe('what is not part of the résumé', () => {
  const leaves = (html: string) => withoutControls(`<p>a</p>${html}<p>b</p>`)

  test.each([
    ['hidden', '<div hidden>x</div>'],
    ['of a style', '<span style="color:red;display: none">x</span>'],
    ['told to screen readers', '<span class="big visually-hidden">x</span>'],
    ['told to others', '<p class="sr-only">x</p>'],
    ['told by a board', '<span class="u-screen-reader-text left">x</span>'],
    ['a menu', '<div class="main-nav">x</div>'],
    ['a menu by its id', '<ul id="menu"><li>x</li></ul>'],
    ['a foot', '<div class="page footer-dark">x</div>'],
    ['a button', '<button type="button">x</button>'],
    ['a picture', '<svg><text>x</text></svg>'],
    ['more of it', '<a href="/x">… see more</a>'],
    ['all of it', '<a href="/x">Show all 12 skills</a>'],
    ['a way to edit it', '<a href="/x"> 编辑 </a>'],
  ])('%s', (_what, html) => {
    for (const written of [html, inCapitals(html)]) {
      expect(leaves(written)).toEqual({ content: '<p>a</p> <p>b</p>', apart: [written] })
    }
  })

  test.each([
    ['hidden by a class that the page does not hide', '<div class="gone">x</div>'],
    ['told to readers of scripts', '<p class="sr-only-not">x</p>'],
    ['about hiding', '<div title="hiddenness">x</div>'],
    ['about navigation', '<div class="navigator">x</div>'],
    ['a link', '<a href="/x">see more of it</a>'],
    ['a word beside a link', '<a href="/x">编辑部</a>'],
    ['a link without its text', '<a href="/x">show all </a>'],
  ])('but not what is %s', (_what, html) =>
    expect(leaves(html)).toEqual({ content: `<p>a</p>${html}<p>b</p>`, apart: [] }),
  )

  test('an element within another stays with it', () => {
    const whole = '<ul class="nav"><li><div hidden>x</div></li></ul>'
    expect(leaves(whole).content).toBe('<p>a</p> <p>b</p>')
    expect(leaves('<div hidden>x<div>y</div>z</div>').apart).toEqual([])
  })

  test('what is seen before it, told once more, ends a line', () => {
    const again = '<span class="visually-hidden">Acme&nbsp;Ltd</span>'
    expect(withoutControls(`<p>Acme <b>Ltd</b>${again}2019</p>`)).toEqual({
      content: '<p>Acme <b>Ltd</b><br>2019</p>',
      apart: [],
    })
    expect(withoutControls(`<p>Acme Ltd, Leeds${again}</p>`).apart).toEqual([again])
    expect(withoutControls(`<p>Acme<span class="sr-only"> </span></p>`).apart).toEqual([
      '<span class="sr-only"> </span>',
    ])
    expect(withoutControls(`<p>Acme\n Ltd${again}</p>`).apart).toEqual([])
    const far = `<p>Acme Ltd${' '.repeat(400)}</p>${again}`
    expect(withoutControls(far).apart).toEqual([again])
  })

  test('classes that the page hides by its own style', () => {
    const page = (style: string, name: string) =>
      withoutControls(`<style>${style}</style><p class="${name}">x</p>`).apart
    expect(page('.gone { color: red; display:none }', 'gone')).toHaveLength(1)
    expect(withoutControls('<STYLE>.gone { display: none }</STYLE><P class="gone">x</P>').apart).toHaveLength(1)
    expect(page('p, .a { } .gone{display: none}', 'gone big')).toHaveLength(1)
    expect(page('.gone { display: block }', 'gone')).toEqual([])
    expect(page('.gone .inner { display: none }', 'gone')).toEqual([])
    expect(page('@media print { .gone { display: none } }', 'gone')).toEqual([])
    expect(page('@media print { .a { color: red } } .gone { display: none }', 'gone')).toHaveLength(1)
  })

  test('what Word writes for browsers without lists', () => {
    expect(withoutControls('<p><![if !supportLists]>·<![endif]>Excel</p>').content).toBe('<p>·Excel</p>')
  })
})

describe('boxes that are entries', () => {
  const box = (name: string, org: string, when: string) =>
    `<div class="${name}"><div>${org}</div><div>${when}</div></div>`
  const marks = (page: string) => page !== withEntries(page)
  const two = box('exp', 'Acme', '2018 – 2021') + box('exp', 'Globex', '2016 – 2018')

  test('are marked where they begin', () => {
    expect(withEntries(`<p>Work</p>${two}<p>End</p>`)).toBe(
      '<p>Work</p><div class="exp"><p>### <div>Acme</div><div>2018 – 2021</div></div><div class="exp"><p>### <div>Globex</div><div>2016 – 2018</div></div><p>End</p>',
    )
  })

  test('are several of one class', () => {
    expect(marks(box('exp', 'Acme', '2018 – 2021'))).toBe(false)
    expect(marks(box('one', 'Acme', '2018 – 2021') + box('two', 'Globex', '2016 – 2018'))).toBe(false)
    expect(marks(box('exp', 'Acme', '2018 – 2021').repeat(59))).toBe(true)
    expect(marks(box('exp', 'Acme', '2018 – 2021').repeat(60))).toBe(false)
  })

  test('have a period each, and no heading', () => {
    expect(marks(two + box('exp', 'Initech', 'long ago'))).toBe(false)
    expect(marks(box('exp', 'Initech', 'long ago') + two)).toBe(false)
    expect(marks(inCapitals(two))).toBe(true)
    expect(marks(inCapitals(two.replace('<div>Acme</div>', '<div><h3>Acme</h3></div>')))).toBe(false)
    expect(marks(two.replace('<div>Acme</div>', '<div><h3>Acme</h3></div>'))).toBe(false)
    expect(marks(two.replaceAll('<div>Acme</div>', '<div><p>### Acme</div>'))).toBe(true)
    expect(marks(two.replaceAll('class="exp"><div>', 'class="exp"> <p>### '))).toBe(false)
  })

  test('have several blocks, and a period within four thousand characters', () => {
    const inline = (org: string) => `<li class="exp"><span>${org}</span> 2018 – 2021</li>`
    expect(marks(inline('Acme') + inline('Globex'))).toBe(false)
    const long = (space: number) => two.replace('Globex</div>', `Globex</div>${' '.repeat(space)}`)
    expect(marks(long(3000))).toBe(true)
    expect(marks(long(4000))).toBe(false)
  })

  test('are marked once, if one is around another', () => {
    const nested = two
      .replaceAll('<div class="exp">', '<section class="outer"> <div class="exp">')
      .replaceAll('</div></div>', '</div></div></section>')
    expect(withEntries(nested).split('<p>### ')).toHaveLength(3)
    expect(withEntries(nested).startsWith('<section class="outer"><p>###  <div class="exp">')).toBe(true)
  })
})

describe('cells', () => {
  test.each([
    ['a paragraph alone in its cell', '<td class="a"> <p>x<b>y</b></p> </td>', '<td class="a">x<b>y</b></td>'],
    ['a line between two', 'a<em class="vline"></em>b', 'a</td>b'],
    ['a dot between two', 'a<i class="icon-dot big"> </i>b', 'a</td>b'],
    [
      'labels that touch',
      '<span>Excel</span><span>Word</span><span>Git</span>',
      '<span>Excel</span></td><span>Word</span></td><span>Git</span>',
    ],
    [
      'labels told by their class',
      '<span class="tag">Excel</span> <span class="tag">Word</span>',
      '<span class="tag">Excel</span></td><span class="tag">Word</span>',
    ],
    [
      'labels one of which is a sex',
      '<b>王明明</b><b>男</b><b>上海</b>',
      '<b>王明明</b></td><b>男</b></td><b>上海</b>',
    ],
  ])('%s', (_what, html, expected) => {
    expect(withCells(html)).toBe(expected)
    expect(withCells(inCapitals(html)).toLowerCase()).toBe(expected.toLowerCase())
  })

  test.each([
    ['two paragraphs in a cell', '<td><p>x</p><p>y</p></td>'],
    ['an element with a text', 'a<em class="vline">|</em>b'],
    ['an element of another class', 'a<em class="outline2"></em>b'],
    ['two labels that touch', '<span>Excel</span><span>Word</span>'],
    ['letters in several colours', '<b>A</b><b>d</b><b>a</b>'],
    ['a label and its value', '<b>Phone:</b><b>07700</b><b>900123</b>'],
    ['a sex and a colon', '<b>王明明</b><b>男:</b><b>上海</b>'],
    ['a sign before one', '<b>Excel</b><b>,Word</b><b>Git</b>'],
    ['signs', '<b>Excel</b><b>, </b><b>Word</b>'],
    ['points told by their class', '<li class="tag">Excel</li> <li class="tag">Word</li>'],
    ['one label', '<span class="tag">Excel</span>'],
  ])('but not %s', (_what, html) => expect(withCells(html)).toBe(html))
})
