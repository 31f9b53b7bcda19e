import { expect, test } from 'vitest'
import { withSignsBeside } from '#src/resume/formats/pdf/bullets.ts'

const at = (text: string, x: number, y: number, page = 1) => ({ text, page, x, y, width: text.length * 5, size: 10 })
const order = (texts: Parameters<typeof withSignsBeside>[0]) => withSignsBeside(texts).map(({ text }) => text)

const points = [at('Led a team of nine', 60, 700), at('Cut waste by half', 60, 686), at('Wrote rotas', 60, 672)]
const other = [at('Education', 40, 640), at('Leeds College', 40, 620)]

test('signs of lists drawn after all texts of a page come in front of the texts at their right', () => {
  const signs = [at('•', 48, 700.4), at('•', 48, 686), at('▪', 48, 671.8)]
  expect(order([...points, ...other, ...signs])).toEqual([
    ...['•', 'Led a team of nine', '•', 'Cut waste by half', '▪', 'Wrote rotas', 'Education', 'Leeds College'],
  ])
})

test('signs in their place, far from a text or on another page stay where they are', () => {
  const inPlace = points.flatMap((point) => [at('•', 48, point.y), point])
  expect(order(inPlace)).toEqual(inPlace.map(({ text }) => text))
  const apart = [at('•', 10, 700), at('•', 48, 690.5), at('•', 48, 672, 2)]
  expect(order([...points, ...other, ...apart])).toEqual([...points, ...other, ...apart].map(({ text }) => text))
})
