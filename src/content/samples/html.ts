import { findDesign } from '#src/resume/designs/registry.ts'
import type { Locale, ResumeDocument } from '#src/resume/document.ts'
import type { Block } from '#src/resume/markup.ts'
import { type Fact, type ItemView, type ResumeView, type SectionView, viewResume } from '#src/resume/view.ts'

const languageTags: Record<Locale, string> = { zh: 'zh-CN', en: 'en' }
const SERIF = /Georgia|Times|Garamond|Cambria|宋/
const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }

/** A résumé as safe HTML from h2 down: its text in its design's colours and columns, for the sheet of `samples.css`. */
export function sampleHtml(document: ResumeDocument): string {
  const { layout, header, palette, fonts } = findDesign(document.design.id)
  const view = viewResume(document)
  const head = headerHtml(view)
  const isBeside = ({ kind }: SectionView) => layout.kind === 'side' && layout.kinds.includes(kind)
  const beside = view.sections.filter(isBeside)
  const side = [...(header.kind === 'panel' ? [head] : []), ...beside.map(sectionHtml)].join('')
  const main = view.sections.filter((section) => !isBeside(section)).map(sectionHtml)
  const colours = { ink: palette.ink, muted: palette.muted, accent: palette.accent, line: palette.line }
  const panels = { panel: palette.panel, 'on-panel': palette.onPanel, 'on-panel-muted': palette.onPanelMuted }
  const style = Object.entries({ ...colours, ...panels }).map(([name, colour]) => `--sheet-${name}:${colour}`)
  const filled = layout.kind === 'side' && layout.bleed ? ' sheet-filled' : ''
  const serif = SERIF.test(fonts.body.latin + fonts.body.eastAsian) ? ' sheet-serif' : ''
  return (
    `<div class="sheet sheet-${header.kind}${filled}${serif}" lang="${languageTags[view.locale]}" style="${style.join(';')}">` +
    (header.kind === 'panel' ? '' : head) +
    (side === ''
      ? main.join('')
      : `<div class="sheet-columns"><div class="sheet-side">${side}</div><div>${main.join('')}</div></div>`) +
    '</div>'
  )
}

function headerHtml({ name, headline, contacts, personal, wishes }: ResumeView): string {
  const facts = [...contacts, ...personal, ...wishes].map((fact) => `<li>${factHtml(fact)}</li>`).join('')
  return `<header><h2>${escaped(name)}</h2>${paragraph(headline)}${facts && `<ul>${facts}</ul>`}</header>`
}

function factHtml({ label, value, bare }: Fact): string {
  return bare ? escaped(value) : `<span>${escaped(label)}</span> ${escaped(value)}`
}

function sectionHtml({ title, items }: SectionView): string {
  return `<section><h3>${escaped(title)}</h3>${items.map(itemHtml).join('')}</section>`
}

function itemHtml(item: ItemView): string {
  const { shape, primary, secondary, note, place, period, blocks } = item
  const text = blocksHtml(blocks)
  if (shape === 'text') return text
  const details = [secondary, note, place].filter(Boolean).map(escaped).join(' · ')
  const title = primary && `<h4>${escaped(primary)}</h4>`
  const when = period && `<p class="sheet-period">${escaped(period)}</p>`
  return `<div class="sheet-${shape}"><div class="sheet-lead">${title}${when}</div>${details && `<p class="sheet-note">${details}</p>`}${text}</div>`
}

/** Neighbouring lines of a list become one list. */
function blocksHtml(blocks: readonly Block[]): string {
  const tags = { paragraph: '', bullet: 'ul', number: 'ol' } as const
  return blocks
    .map((block, index) => {
      const tag = tags[block.kind]
      if (tag === '') return `<p>${runsHtml(block)}</p>`
      const opens = blocks[index - 1]?.kind === block.kind ? '' : `<${tag}>`
      const closes = blocks[index + 1]?.kind === block.kind ? '' : `</${tag}>`
      return `${opens}<li>${runsHtml(block)}</li>${closes}`
    })
    .join('')
}

function runsHtml({ runs }: Block): string {
  return runs.map(({ text, bold, italic }) => wrapped(wrapped(escaped(text), 'em', italic), 'strong', bold)).join('')
}

function wrapped(html: string, tag: string, applies: boolean): string {
  return applies ? `<${tag}>${html}</${tag}>` : html
}

function paragraph(text: string): string {
  return text === '' ? '' : `<p>${escaped(text)}</p>`
}

function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign)
}
