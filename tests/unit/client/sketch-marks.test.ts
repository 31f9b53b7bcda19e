import { expect, test } from 'vitest'
import { paper, sketchMarks } from '#client/components/sketch-marks.ts'
import { locales } from '#src/contract/locale.ts'
import { designs } from '#src/resume/designs/registry.ts'
import { ems } from '#src/resume/designs/type.ts'

const name = { zh: '欧阳知夏', en: 'Alexandra Montgomery' }

for (const design of designs) {
  test.each(locales)(`a sketch of ${design.id} stays on its page (%s)`, (locale) => {
    const marks = sketchMarks({ design, locale, name: name[locale] })
    const right = marks.map((mark) => {
      if (mark.kind !== 'text') return mark.x + mark.width
      const width = ems(mark.text, design.fonts.body) * mark.size
      return mark.middle ? mark.x + width / 2 : mark.x + width
    })
    expect(Math.max(...right)).toBeLessThanOrEqual(paper.width)
    expect(Math.min(...marks.map(({ x, y }) => Math.min(x, y)))).toBeGreaterThanOrEqual(0)
    expect(Math.max(...marks.map(({ y }) => y))).toBeLessThan(paper.height)
    expect(marks.filter((mark) => mark.kind === 'text').map(({ text }) => text)).toContain(name[locale])
  })
}
