import { createHash } from 'node:crypto'
import { resolve } from 'node:path'
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

// Written anew by `npx vitest run --project unit sketch-marks -u`; what they look like: `/test`.
test('every line of every sketch is where it was', async () => {
  const lines = designs.flatMap((design) =>
    locales.map((locale) => {
      const marks = sketchMarks({ design, locale, name: name[locale] })
      const hash = createHash('sha256').update(JSON.stringify(marks)).digest('base64url').slice(0, 12)
      return `${design.id} ${locale}: ${marks.length} ${hash}\n`
    }),
  )
  await expect(lines.join('')).toMatchFileSnapshot(resolve('tests/support/exports/sketches.txt'))
})
