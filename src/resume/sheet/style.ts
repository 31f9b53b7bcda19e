import { headingTracking } from '#src/resume/designs/type.ts'
import { type FontPair, latinFonts, typefaceOf } from '#src/resume/designs/typefaces.ts'
import { bulletsOf, listIndent } from '#src/resume/print/body.ts'
import { headingLeading, safeTracking } from '#src/resume/print/headings.ts'
import type { PrintedResume } from '#src/resume/print/page.ts'
import { headlineGap, headlineLeading, nameGap, nameLeading } from '#src/resume/print/person.ts'
import { colourOf } from '#src/resume/print/place.ts'
import { ems, round } from './html.ts'

/** The system fonts for Chinese text; a sheet loads no font, so that it can be read at once. */
const chinese = {
  sans: '"PingFang SC","HarmonyOS Sans SC","Microsoft YaHei","Noto Sans SC",sans-serif',
  serif: '"Songti SC","Noto Serif SC","Source Han Serif SC",SimSun,serif',
}
const brush = { 楷体: '"Kaiti SC",STKaiti,KaiTi,', 仿宋: 'STFangsong,FangSong,' } as const
/** Similar fonts, for systems with neither the Latin font of a design nor one of the same metrics. */
const alike: Record<string, string> = {
  'Palatino Linotype': 'Palatino,Georgia',
  'Century Gothic': 'Futura,Avenir',
  Georgia: 'Georgia',
  Garamond: 'Georgia',
  Cambria: 'Georgia',
  'Times New Roman': 'Times',
}
const sameMetrics = new Map(Object.values(latinFonts).map(({ name, word }) => [word, name]))

/** The look of a design as the custom properties that `sheet.css` reads. */
export function styleOf({ design, place, locale, margin, paper }: PrintedResume): Record<string, string | number> {
  const { palette, type, spacing, fonts } = design
  const { body } = type
  const nameSpacing = safeTracking(locale === 'zh' ? type.nameTracking : type.nameTracking / 16, type.name)
  const headingSpacing = safeTracking(headingTracking(design, locale), type.heading)
  const [bullet, inner] = bulletsOf(design)
  const sizes = {
    small: ems(type.small, body),
    name: ems(type.name, body),
    headline: ems(type.headline, body),
    heading: ems(type.heading, body),
    'name-gap': ems(nameGap, type.name),
    'headline-gap': ems(headlineGap, type.headline),
    'name-spacing': ems(nameSpacing, type.name),
    'heading-spacing': ems(headingSpacing, type.heading),
    section: ems(spacing.section, body),
    'heading-gap': ems(spacing.heading, type.heading),
    gap: ems(spacing.heading, body),
    block: ems(spacing.block, body),
    point: ems(listIndent(place), body),
    top: ems(margin.top, body),
    right: ems(margin.right, body),
    bottom: ems(margin.bottom, body),
    left: ems(margin.left, body),
    width: ems(paper.width, body),
  }
  const properties = {
    ink: palette.ink,
    muted: palette.muted,
    accent: palette.accent,
    second: colourOf(place, 'second'),
    'on-accent': colourOf(place, 'on-accent'),
    line: palette.line,
    panel: palette.panel,
    'on-panel': palette.onPanel,
    'on-panel-muted': palette.onPanelMuted,
    ...sizes,
    leading: round(type.leading[locale]),
    'name-leading': nameLeading,
    'headline-leading': headlineLeading,
    'heading-leading': headingLeading,
    'name-weight': type.nameBold ? 700 : 400,
    'heading-weight': type.headingBold ? 700 : 400,
    bullet: `"${bullet} "`,
    'inner-bullet': `"${inner} "`,
    font: family(fonts.body),
    display: family(fonts.display),
    size: `${round(body)}pt`,
  }
  return Object.fromEntries(Object.entries(properties).map(([name, value]) => [`--sheet-${name}`, value]))
}

/** The value of `font-family` for a pair of fonts. */
export function family(pair: FontPair): string {
  const { latin, eastAsian } = pair
  const names = [latin, sameMetrics.get(latin), ...(alike[latin]?.split(',') ?? [])].filter(
    (name) => name !== undefined,
  )
  const own = [...new Set(names)].map((name) => (name.includes(' ') ? `"${name}"` : name)).join(',')
  const script = Object.entries(brush).find(([name]) => name === eastAsian)?.[1] ?? ''
  return `${own},${script}${chinese[typefaceOf(pair)]}`
}
