import { type DesignChoice, type SectionKind, sectionKinds } from '#src/resume/document.ts'
import { contrastOnPaper, READABLE, tintOf } from './colours.ts'
import { type Design, hasTitlesAbove, type Layout } from './design.ts'
import { latinFonts } from './typefaces.ts'

/** The share of the colour in a pale background. */
const PALE = 0.08

/** Applies a document's own choices (colours, fonts, sizes, spacing, columns, titles, dates) to a design. */
export function applyChoice(design: Design, choice: DesignChoice): Design {
  const size = (choice.size ?? design.type.body) / design.type.body
  const spacing = choice.spacing ?? 1
  const margin = choice.margin ?? 1
  const fonts = (pair: Design['fonts']['body']) => ({
    latin: choice.latinFace ? latinFonts[choice.latinFace].word : choice.latin || pair.latin,
    eastAsian: choice.eastAsian || pair.eastAsian,
  })
  const leading = (own: number) => choice.leading ?? own
  return {
    ...design,
    palette: paletteOf(design, choice),
    fonts: { body: fonts(design.fonts.body), display: fonts(design.fonts.display) },
    ...(choice.latinFace ? { latinFace: choice.latinFace } : {}),
    type: {
      ...design.type,
      body: design.type.body * size,
      small: design.type.small * size,
      name: choice.nameSize ?? design.type.name * size,
      headline: design.type.headline * size,
      heading: choice.headingSize ?? design.type.heading * size,
      leading: { zh: leading(design.type.leading.zh), en: leading(design.type.leading.en) },
    },
    spacing: {
      section: design.spacing.section * spacing,
      heading: design.spacing.heading * spacing,
      item: design.spacing.item * spacing,
      block: design.spacing.block * spacing * (choice.paragraph ?? 1),
    },
    margin: {
      top: design.margin.top * margin,
      right: design.margin.right * margin,
      bottom: design.margin.bottom * margin,
      left: design.margin.left * margin,
    },
    layout: laidOut(design.layout, choice),
    ...(choice.heading && hasTitlesAbove(design.layout) ? { heading: choice.heading } : {}),
    ...(choice.dates ? { dates: choice.dates } : {}),
  }
}

function paletteOf({ palette }: Design, { colour, second }: DesignChoice): Design['palette'] {
  const own = colour === undefined ? palette : recoloured(palette, colour)
  return second === undefined ? own : { ...own, second }
}

function laidOut(layout: Layout, { column = 1, beside }: DesignChoice): Layout {
  if (layout.kind === 'single') return layout
  const width = layout.width * column
  if (layout.kind !== 'side' || beside === undefined) return { ...layout, width }
  return { ...layout, width, kinds: kindsIn(beside) }
}

/** The kinds of sections a text names, as `beside` of a document's design does; other words are left out. */
function kindsIn(text: string): SectionKind[] {
  const named = new Set(text.split(' '))
  return sectionKinds.filter((kind) => named.has(kind))
}

/** Colours the background: filled with the colour, or with a pale shade of it. */
function recoloured(palette: Design['palette'], colour: string): Design['palette'] {
  if (palette.panel !== palette.accent) return { ...palette, accent: colour, panel: tintOf(colour, PALE) }
  const onPanel = contrastOnPaper(colour) < READABLE ? palette.ink : palette.onPanel
  return { ...palette, accent: colour, panel: colour, onPanel, onPanelMuted: onPanel }
}
