import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const TEXT = 4.5
const SHAPE = 3

/** What stands on what, by the names of the tokens, and how much contrast it needs (WCAG 2.2, 1.4.3 and 1.4.11). */
const pairs: readonly (readonly [what: string, front: string, grounds: readonly string[], least: number])[] = [
  ['text', 'ink', ['paper', 'surface', 'sunken', 'accent-soft', 'seal-soft'], TEXT],
  ['text of less weight, placeholders', 'muted', ['paper', 'surface', 'sunken', 'accent-soft'], TEXT],
  ['links', 'accent', ['paper', 'surface', 'sunken', 'accent-soft'], TEXT],
  ['what is selected: its text', 'accent-strong', ['accent-soft', 'surface', 'paper'], TEXT],
  ['what is selected: its edge', 'accent', ['paper', 'surface', 'sunken', 'accent-soft'], SHAPE],
  ['focus', 'accent', ['paper', 'surface', 'sunken', 'accent-soft', 'seal-soft'], SHAPE],
  ['edges of fields', 'field', ['paper', 'surface', 'sunken', 'accent-soft'], SHAPE],
  ['fields that are disabled', 'muted', ['sunken'], TEXT],
  ['buttons', 'on-accent', ['accent', 'accent-strong'], TEXT],
  ['danger, prices', 'seal', ['paper', 'surface', 'sunken', 'seal-soft'], TEXT],
  ['on paper: text', 'page-ink', ['page'], TEXT],
  ['on paper: text of less weight', 'page-muted', ['page'], TEXT],
  ['on paper: headings', 'page-accent', ['page'], TEXT],
]

/** How much of what is disabled shows. No rule asks for contrast there; we ask for that of a shape. */
const DISABLED = 0.7
/** What else can be disabled, and what it fades into. */
const fading: readonly (readonly [what: string, front: string, back: string])[] = [
  ['buttons', 'ink', 'surface'],
  ['buttons that act', 'on-accent', 'accent'],
  ['buttons that remove', 'seal', 'seal-soft'],
]
const grounds = ['paper', 'surface', 'sunken'] as const

const file = (name: string) => readFileSync(`client/styles/${name}`, 'utf8')

/** The colours set in a block of a style sheet, by name. */
function colours(css: string): Record<string, string> {
  return Object.fromEntries(
    [...css.matchAll(/--color-([a-z-]+): (#[0-9a-f]{3,6});/g)].map(([, name, hex]) => [name, hex]),
  )
}

const tokens = file('tokens.css')
const [lightest = '', darkest = ''] = tokens.split('@layer theme')
const more = file('states.css').split('(prefers-contrast: more)')[1]?.split('@media')[0] ?? ''
const [lightMore = '', darkMore = ''] = more.split('[data-theme="dark"]')
const light = colours(lightest)
const dark = { ...light, ...colours(darkest) }

const themes = {
  light,
  dark,
  'light, more contrast': { ...light, ...colours(lightMore) },
  'dark, more contrast': { ...dark, ...colours(darkMore) },
}

type Colour = readonly number[]

/** Red, green and blue, each of 255. */
function read(hex = ''): Colour {
  const full = hex.length === 4 ? hex.replace(/[0-9a-f]/g, '$&$&') : hex
  return [1, 3, 5].map((at) => Number.parseInt(full.slice(at, at + 2), 16))
}

function faded(colour: Colour, ground: Colour): Colour {
  return colour.map((part, index) => part * DISABLED + (ground[index] ?? 0) * (1 - DISABLED))
}

function luminance(colour: Colour): number {
  const [red = 0, green = 0, blue = 0] = colour.map((part) => {
    const share = part / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function contrast(one: Colour, other: Colour): number {
  const [low = 0, high = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (high + 0.05) / (low + 0.05)
}

/** Every pair of a theme that has less contrast than it needs. */
function tooWeak(theme: Record<string, string>): string[] {
  return pairs.flatMap(([what, front, grounds, least]) =>
    grounds.flatMap((ground) => {
      const ratio = contrast(read(theme[front]), read(theme[ground]))
      return ratio >= least ? [] : [`${what}: ${front} on ${ground} ${ratio.toFixed(2)} of ${least}`]
    }),
  )
}

/** What is hard to make out in a theme while it is disabled: buttons of each kind and icons, on any ground. */
function tooFaint(theme: Record<string, string>): string[] {
  return grounds.flatMap((name) => {
    const ground = read(theme[name])
    const icons = ['icons', 'muted', name] as const
    return [...fading, icons].flatMap(([what, front, back]) => {
      const ratio = contrast(faded(read(theme[front]), ground), faded(read(theme[back]), ground))
      return ratio >= SHAPE ? [] : [`${what} on ${name} ${ratio.toFixed(2)} of ${SHAPE}`]
    })
  })
}

test.each(Object.entries(themes))('colours that belong together have enough contrast: %s', (_, theme) => {
  expect(tooWeak(theme)).toEqual([])
})

test.each(Object.entries(themes))('what is disabled can still be made out: %s', (_, theme) => {
  expect(tooFaint(theme)).toEqual([])
})

test('nothing that is disabled fades further', () => {
  const styles = globSync('client/**/*.css').flatMap((path) => {
    const css = readFileSync(path, 'utf8')
    return [...css.matchAll(/disabled[^{}]*\{[^{}]*opacity: ([\d.]+)/g)].map(([, shown]) => Number(shown))
  })
  const utilities = globSync('client/**/*.tsx').flatMap((path) => {
    const code = readFileSync(path, 'utf8')
    return [...code.matchAll(/disabled:opacity-(\d+)/g)].map(([, percent]) => Number(percent) / 100)
  })
  expect([styles.length, utilities.length]).toEqual([2, 4])
  expect([...styles, ...utilities].filter((shown) => shown < DISABLED)).toEqual([])
})

test('black on white is 21:1, and more contrast is more', () => {
  expect(contrast(read('#000'), read('#ffffff'))).toBeCloseTo(21)
  for (const name of ['muted', 'line', 'field', 'accent', 'seal'])
    for (const [usual, strong] of [
      [themes.light, themes['light, more contrast']],
      [themes.dark, themes['dark, more contrast']],
    ] as const) {
      const ratio = (theme: Record<string, string>) => contrast(read(theme[name]), read(theme.paper))
      expect(ratio(strong)).toBeGreaterThan(ratio(usual))
    }
})
