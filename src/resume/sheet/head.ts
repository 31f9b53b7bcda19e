import { escapeHtml } from '#src/lib/html.ts'
import { basicsLabels } from '#src/resume/labels.ts'
import type { FactGroup, PrintedHeader, PrintedName } from '#src/resume/print/person.ts'
import { cornerShare, cutAbove, type PrintedPhoto, silhouette } from '#src/resume/print/photo.ts'
import type { Piece } from '#src/resume/print/pieces.ts'
import type { Column } from '#src/resume/print/place.ts'
import { ems, round, styled } from './html.ts'
import { piecesHtml, placed, type SheetSetting } from './paras.ts'
import { headingHtml } from './sections.ts'

/** Where the photo is and what surrounds it; `picture` is its address, or empty for the figure in its place. */
export type Portrait = { picture: string; place: Column }

/** The person's name and details across the whole width. */
export function headerHtml(header: PrintedHeader, setting: SheetSetting, picture: string): string {
  const { kind, centred, rule, name, facts, beside, photo, height, place } = header
  const marks = [
    `sheet-${kind}`,
    centred ? 'sheet-centred' : '',
    rule ? 'sheet-ruled' : '',
    photo ? 'sheet-pictured' : '',
  ]
  const style = styled(height > 0 ? { '--height': ems(height, setting.size) } : {})
  const lists = factsHtml([beside], setting, ' sheet-apart') + factsHtml(facts, setting)
  return (
    `<header class="${marks.filter(Boolean).join(' ')}"${style}>${photoHtml(photo, { picture, place })}` +
    `<div><div>${nameHtml(name, setting)}</div>${lists}</div></header>`
  )
}

/** Name and headline. */
export function nameHtml({ name, headline, headlineField }: PrintedName, setting: SheetSetting): string {
  const below =
    headline && `<p class="sheet-headline"${placed(`basics.${headlineField}`, setting)}>${escapeHtml(headline)}</p>`
  return `<h2${placed('basics.name', setting)}>${escapeHtml(name)}</h2>${below}`
}

/** Details side by side; a line of the paper begins a line here where there is room. */
function factsHtml(lines: readonly Piece[][][], setting: SheetSetting, marks = ''): string {
  const small = { ...setting, size: setting.small }
  const items = lines.flatMap((line) =>
    line.map(
      (fact, index) =>
        `<li${index === 0 ? ' class="sheet-first"' : ''}${factPlace(fact, setting)}><span>${piecesHtml(fact, small)}</span></li>`,
    ),
  )
  return items.length === 0 ? '' : `<ul class="sheet-facts${marks}">${items.join('')}</ul>`
}

/** Details one below the other, under their own title. */
export function groupHtml({ heading, facts }: FactGroup, setting: SheetSetting): string {
  const list = facts
    .map((fact) => `<li${factPlace(fact, setting)}>${piecesHtml(fact, { ...setting, size: setting.small })}</li>`)
    .join('')
  return `<section>${headingHtml(heading, setting)}<ul class="sheet-list">${list}</ul></section>`
}

function factPlace(fact: readonly Piece[], setting: SheetSetting): string {
  const field = fact.find((piece) => piece.field !== undefined)?.field
  return placed(field && `basics.${field}`, setting)
}

/** The photo in its frame, or a neutral figure in its place. */
export function photoHtml(photo: PrintedPhoto | null, { picture, place }: Portrait): string {
  if (photo === null) return ''
  const { width, height, frame, cut } = photo
  const { body } = place.design.type
  const radius = {
    circle: '50%',
    rounded: `${round(cornerShare * 100)}% / ${round(((cornerShare * width) / height) * 100)}%`,
    square: '',
  }[frame]
  const style = styled({
    width: ems(width, body),
    'aspect-ratio': `${round(width)} / ${round(height)}`,
    ...(radius ? { 'border-radius': radius } : {}),
    ...(cut > 0 ? { 'object-position': `50% ${round(cutAbove * 100)}%` } : {}),
  })
  const label = escapeHtml(basicsLabels.photo[place.locale])
  if (picture) return `<img class="sheet-photo" src="${escapeHtml(picture)}" alt="${label}"${style}>`
  const { ground, figure, ellipses, ...whole } = silhouette
  const [top, shown] = [whole.height * cut * cutAbove, whole.height * (1 - cut)]
  const drawn = ellipses.map(
    ([cx, cy, rx, ry]) => `<ellipse cx="${cx}" cy="${cy}" rx="${rx}" ry="${ry}" fill="${figure}"/>`,
  )
  return (
    `<svg class="sheet-photo" role="img" aria-label="${label}" viewBox="0 ${round(top)} ${whole.width} ${round(shown)}" preserveAspectRatio="xMidYMid slice"${style}>` +
    `<path fill="${ground}" d="M0 0h${whole.width}v${whole.height}H0z"/>${drawn.join('')}</svg>`
  )
}
