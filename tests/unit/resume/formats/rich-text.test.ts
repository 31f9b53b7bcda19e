import { expect, test } from 'vitest'
import { foreignMarkup, htmlToMarkup, markdownToMarkup } from '#src/resume/formats/rich-text-read.ts'
import { parseMarkup } from '#src/resume/markup.ts'

test.each([
  ['<p>A <strong>b</strong> <em>c</em> <u>d</u></p><p>E</p>', 'A **b** *c* __d__\nE'],
  ['<ul><li><p>one</p></li><li>two</li></ul><ol><li>x</li><li>y</li></ol>', '- one\n- two\n1. x\n2. y'],
  ['a<br>b<br/>c', 'a\nb\nc'],
  ['<a href="https://example.com/?a=1&amp;b=2">site</a>', '[site](https://example.com/?a=1&b=2)'],
  ['<a href="https://doi.org/10.1/(a) b">paper</a>', '[paper](https://doi.org/10.1/%28a%29%20b)'],
  ['<a href="javascript:alert(1)">site</a>', 'site'],
  ['<p>x</p><script>alert("</p>")</script><style>p{}</style><!-- no --><p onclick="evil()">y</p>', 'x\ny'],
  ['&lt;b&gt; &amp; &#20013;&#x6587; &nosuch; &#0;', '<b> & 中文 &nosuch;'],
  ['5 * 3 * 2', '5 * 3 * 2'],
  ['a *b* c', 'a \\*b\\* c'],
  ['<table><tr><th>A</th><th>B</th></tr><tr><td>c</td><td>d</td></tr></table>', 'A B\nc d'],
  ['<h1>a</h1><h4>b</h4><h6>c</h6><blockquote>d</blockquote><div>e</div>f', 'a\nb\nc\nd\ne\nf'],
  ['<ul><li>one<ol><li>two</li><li>three</li></ol></li><li>four</li></ul>', '- one\n  1. two\n  2. three\n- four'],
  ['<i>a</i> <b>b</b> <del>c</del> <code>d</code>', '*a* **b** c d'],
  ['<p>unclosed <b>bold', 'unclosed **bold'],
  ['<<<>>>', '<<<>>>'],
])('%s', (html, markup) => {
  expect(htmlToMarkup(html)).toBe(markup)
})

test('signs that were text are text again', () => {
  const text = (markup: string) => parseMarkup(markup).map(({ runs }) => runs.map((run) => run.text).join(''))
  for (const words of ['a *b* c', '__init__', '[x](https://e.com)', 'C:\\dir\\*', '2**10**2']) {
    expect(text(htmlToMarkup(`<p>${words}</p>`))).toEqual([words])
  }
})

test('Markdown keeps what we have and loses the rest of its signs', () => {
  expect(markdownToMarkup('# Title\n> said\n* one\n+ two\n__bold__ and _it_ snake_case_name <b>x</b>')).toBe(
    'Title\nsaid\n- one\n- two\n**bold** and *it* snake_case_name x',
  )
  expect(foreignMarkup('* one <p>two</p>')).toBe('\\* one\ntwo'.replace('\\', ''))
})
