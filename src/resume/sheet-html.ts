import { displayAddress } from './address.ts'
import { findDesign } from './designs/registry.ts'
import type { ResumeDocument, ResumeLocale } from './document.ts'
import { webLink } from './links.ts'
import type { Block, Run } from './markup.ts'
import { type Fact, type ItemView, type ResumeView, type SectionView, viewResume } from './view.ts'

/** `links`: whether addresses become links. `photo`: the address of the picture. */
export type SheetOptions = { links?: boolean; photo?: string | undefined }

const languageTags: Record<ResumeLocale, string> = { zh: 'zh-CN', en: 'en' }
const SERIF = /Georgia|Times|Garamond|Cambria|宋/
const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }

/**
 * Renders a résumé as safe HTML from h2 down, in the colours and columns of its design; the styles are in
 * `samples.css`.
 */
export function sheetHtml(document: ResumeDocument, { links = false, photo }: SheetOptions = {}): string {
  const { layout, header, palette, fonts } = findDesign(document.design.id)
  const view = viewResume(document)
  const head = headerHtml(view, links, photo)
  const isBeside = ({ kind }: SectionView) => layout.kind === 'side' && layout.kinds.includes(kind)
  const beside = view.sections.filter(isBeside)
  const side = [
    ...(header.kind === 'panel' ? [head] : []),
    ...beside.map((section) => sectionHtml(section, links)),
  ].join('')
  const main = view.sections.filter((section) => !isBeside(section)).map((section) => sectionHtml(section, links))
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

function headerHtml(view: ResumeView, links: boolean, photo: string | undefined): string {
  const { name, headline, contacts, personal, wishes } = view
  const facts = [...contacts, ...personal, ...wishes].map((fact) => `<li>${factHtml(fact, links)}</li>`).join('')
  const picture = photo === undefined ? '' : `<img class="sheet-photo" src="${escaped(photo)}" alt="">`
  return `<header>${picture}<h2>${escaped(name)}</h2>${paragraph(headline)}${facts && `<ul>${facts}</ul>`}</header>`
}

function factHtml({ label, value, href, bare }: Fact, links: boolean): string {
  const text = links ? linked(value, href) : escaped(value)
  return bare ? text : `<span>${escaped(label)}</span> ${text}`
}

function sectionHtml({ title, items }: SectionView, links: boolean): string {
  return `<section><h3>${escaped(title)}</h3>${items.map((item) => itemHtml(item, links)).join('')}</section>`
}

function itemHtml(item: ItemView, links: boolean): string {
  const { shape, primary, secondary, note, place, period, url, blocks } = item
  const text = blocksHtml(blocks, links)
  const details = [secondary, note, place].filter(Boolean).map(escaped).join(' · ')
  const title = primary && `<h4>${escaped(primary)}</h4>`
  const when = period && `<p class="sheet-period">${escaped(period)}</p>`
  const address = links && url !== '' ? `<p class="sheet-note">${linked(displayAddress(url), webLink(url))}</p>` : ''
  if (shape === 'text' && !title && !when && !details) return text
  return `<div class="sheet-${shape}"><div class="sheet-lead">${title}${when}</div>${details && `<p class="sheet-note">${details}</p>`}${address}${text}</div>`
}

/** Neighbouring lines of a list become one list, those below a point a list in it. */
function blocksHtml(blocks: readonly Block[], links: boolean): string {
  const tags = { paragraph: 'p', bullet: 'ul', number: 'ol' } as const
  const parts: { tag: string; items: string[] }[] = []
  blocks.forEach((block, index) => {
    const text = block.runs.map((run) => runHtml(run, links)).join('')
    const tag = tags[block.kind]
    if (tag === 'p') parts.push({ tag, items: [text] })
    else if (block.level === 0) {
      const below = blocks.slice(index + 1)
      const end = below.findIndex(({ level }) => level === 0)
      const inner = (end < 0 ? below : below.slice(0, end)).map((one) => ({ ...one, level: 0 as const }))
      const item = `<li>${text}${blocksHtml(inner, links)}</li>`
      const last = parts.at(-1)
      if (last?.tag === tag) last.items.push(item)
      else parts.push({ tag, items: [item] })
    }
  })
  return parts.map(({ tag, items }) => `<${tag}>${items.join('')}</${tag}>`).join('')
}

function runHtml({ text, bold, italic, underline, href }: Run, links: boolean): string {
  const plain = wrapped(links ? linked(text, href) : escaped(text), 'em', italic)
  return wrapped(wrapped(plain, 'u', underline && links), 'strong', bold)
}

function linked(text: string, href: string): string {
  // A masked address is not a link.
  if (href === '' || href.includes('*')) return escaped(text)
  return `<a href="${escaped(href)}" rel="nofollow noopener noreferrer" target="_blank">${escaped(text)}</a>`
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
