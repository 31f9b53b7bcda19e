import { expect, test } from 'vitest'
import { otherFaces, withoutSlices } from '#src/resume/formats/pdf/faces.ts'

const words = '负责订单系统的设计与开发日均三百万单'
const facesOf = (fonts: number) => [...words].map((text, index) => ({ text, page: 1, font: `f${index % fonts}` }))

test('a Chinese font in slices is one face', () => {
  const texts = withoutSlices([...facesOf(12), { text: 'Vue 3', page: 1, font: 'f20' }])
  expect(new Set(texts.map(({ font }) => font))).toEqual(new Set(['']))
  expect(texts.some(otherFaces(texts))).toBe(false)
})

test('a few fonts, or many beside one that has most of the text, are faces of their own', () => {
  for (const texts of [facesOf(4), [...facesOf(12), { text: words.repeat(2), page: 1, font: 'body' }]])
    expect(withoutSlices(texts)).toEqual(texts)
})
