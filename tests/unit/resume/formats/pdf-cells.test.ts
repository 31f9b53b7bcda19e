import { expect, test } from 'vitest'
import type { DrawnText } from '#src/resume/formats/pdf/drawn.ts'
import { pdfLines } from '#src/resume/formats/pdf/lines.ts'

const at = (text: string, x: number, y: number): DrawnText => ({
  ...{ text, page: 1, x, y, size: 10, font: 'f0' },
  width: [...text].reduce((sum, sign) => sum + (/[\p{Script=Han}]/u.test(sign) ? 10 : 5), 0),
})
const textsOf = (texts: readonly DrawnText[]) => pdfLines(texts).map(({ text }) => text)

test('a cell that is too narrow for its text is one, with those drawn behind it', () => {
  expect(
    textsOf([
      ...[at('2018.3-2020.5', 50, 700), at('江西某某建筑工', 130, 700), at('程有限公司', 130, 686)],
      ...[at('财务主管', 216, 700), at('集团', 300, 700)],
      ...[at('2015.5-2018.2', 50, 660), at('南昌某某百货', 130, 660), at('出纳', 216, 660), at('对账', 300, 660)],
    ]),
  ).toEqual(['2018.3-2020.5\t江西某某建筑工程有限公司\t财务主管\t集团', '2015.5-2018.2\t南昌某某百货\t出纳\t对账'])
})

test('a position below an employer is no part of its name, whatever stands at the right', () => {
  expect(
    textsOf([at('2018 – 2020', 50, 700), at('Harbour Ltd', 130, 700), at('Cook', 130, 686), at('Leeds', 400, 700)]),
  ).toEqual(['2018 – 2020\tHarbour Ltd', 'Cook', 'Leeds'])
})
