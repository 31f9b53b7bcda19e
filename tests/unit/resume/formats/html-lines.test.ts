import { expect, test } from 'vitest'
import { htmlLines } from '#src/resume/formats/html/lines.ts'

/** The lines of a page; headings have their signs, points a dash, cells a bar between them. */
function read(page: string): string[] {
  return htmlLines(`<html><body>${page}</body></html>`).map(({ text, level, bullet }) => {
    const sign = level === undefined ? (bullet ? '- ' : '') : `${'#'.repeat(level + 1)} `
    return sign + text.replaceAll('\t', ' | ')
  })
}

test.each<[what: string, page: string, lines: string[]]>([
  [
    'elements of a list with boxes below each other are entries',
    '<ul><li><div>Acme Ltd</div><div>Engineer</div></li><li><section><p>Globex</p><p>Clerk</p></section></li></ul>',
    ['### Acme Ltd', 'Engineer', '### Globex', 'Clerk'],
  ],
  [
    'those with one box are points',
    '<ul><li><div>Did this</div></li><li><p>Led that</p></li></ul>',
    ['- Did this', '- Led that'],
  ],
  [
    'a wide gap parts a line',
    '<p>Acme&nbsp;&nbsp;Leeds</p><p>姓名&emsp;&emsp;王小明</p>',
    ['Acme | Leeds', '姓名 | 王小明'],
  ],
  ['but not a label spaced to look even', '<p>姓&emsp;&emsp;名：王小明</p>', ['姓 名：王小明']],
  [
    'parts of a line that touch are lines of their own',
    '<p><span>Acme</span><span>Leeds</span></p><p><span>Acme</span><a href="https://a.cn">Site</a></p>',
    ['Acme', 'Leeds', 'Acme', '[Site](https://a.cn)'],
  ],
  ['a word in two faces is one', '<p><span>Ac</span><span>me</span></p>', ['Acme']],
  ['a gender behind a name is a cell', '<p><span>王小明</span><span>男</span></p>', ['王小明 | 男']],
  [
    'a row with a period in it is one of cells',
    '<div><span>Engineer</span> <span>Acme</span> <span>2019 – 2020</span></div>',
    ['Engineer | Acme | 2019 – 2020'],
  ],
  ['a row without one is a sentence', '<div><span>Engineer</span> <span>at Acme</span></div>', ['Engineer at Acme']],
  [
    'a name and what stands beside it in another face are cells',
    '<p><b>Acme Ltd</b><span>Leeds</span></p><p><b>Acme</b><i>2019</i></p>',
    ['Acme Ltd | Leeds', 'Acme | 2019'],
  ],
  [
    'slanted words are words',
    '<p>Led <i>the</i> <u>new</u> <cite>Team</cite> <em>well</em></p>',
    ['Led the new Team well'],
  ],
  ['a name on two lines is one', '<h1>Ada<br>Byron</h1><p>London</p>', ['Ada Byron', 'London']],
  [
    'an entry whose name is a heading is marked once',
    '<ul><li><div><h3>Acme Ltd</h3></div><div>Engineer</div></li></ul>',
    ['### Acme Ltd', 'Engineer'],
  ],
])('%s', (_what, page, lines) => expect(read(page)).toEqual(lines))
