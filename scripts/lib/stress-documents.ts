import { type ResumeDocument, sectionKinds } from '#src/resume/document.ts'
import { fullDocument } from './full-document.ts'

const filler = '负责跨部门协作与进度管理，推动方案落地。'
const sentences = 90

/** Markers inside the sentences of the long texts, each of which is found whole or not at all. */
export const longTextSigns = sectionKinds.flatMap((kind) =>
  Array.from({ length: sentences }, (_, index) => `${kind.replace('-', '')}${index}x`),
)

/** Every section kind with a text longer than a page, the titles among them asking to be kept with it. */
export function longDocument(design: string): ResumeDocument {
  const document = fullDocument('zh')
  document.design.id = design
  for (const kind of sectionKinds) {
    const item = document.items[`${kind}-1`]
    const section = document.sections[kind]
    if (!item || !section) throw new Error(`no item of ${kind}`)
    const signs = longTextSigns.filter((sign) => sign.replace(/\d+x$/, '') === kind.replace('-', ''))
    const text = signs.map((sign) => ` ${sign} ${filler}${filler}`).join('')
    item.body = kind === 'work' || kind === 'interests' ? `- ${text}` : text
    section.keepTogether = true
  }
  return document
}

/** The items of the document below: what stands in their heading, and the first words of their text. */
export const shiftedItems = [...'甲乙丙丁戊'].flatMap((name) =>
  [1, 2].map((number) => ({
    heading: `名称${name}${number}`,
    text: `首句${name}${number}`,
    /** The section's title, which stands above its first item. */
    title: number === 1 ? `标题${name}` : '',
  })),
)

/** Five sections of two items, pushed down the page by so many lines. */
export function shiftedDocument(design: string, lines: number): ResumeDocument {
  const body = Array.from({ length: lines + 1 }, () => filler.slice(0, 12)).join('\n')
  const document: ResumeDocument = {
    schema: 1,
    locale: 'zh',
    basics: { name: '林知远' },
    sections: { top: { kind: 'custom', title: '前言', pos: 'a0' } },
    items: { top: { section: 'top', pos: 'a0', org: '说明', body } },
    design: { id: design },
  }
  const kinds = ['work', 'projects', 'self-evaluation', 'custom', 'skills'] as const
  shiftedItems.forEach(({ heading, text, title }, index) => {
    const section = `s${Math.floor(index / 2)}`
    const kind = kinds[Math.floor(index / 2)] ?? 'work'
    if (title) document.sections[section] = { kind, title, pos: `b${index}` }
    // One text too long to be kept whole, as prose and as a bullet.
    const long = index === 6 || index === 2 ? filler.repeat(20) : filler
    const prose = index === 2 ? '' : '- '
    const lead = `${prose}${text}${long}`
    document.items[`i${index}`] = {
      section,
      pos: `a${index}`,
      org: heading,
      title: heading,
      start: '2020-01',
      body: `${lead}\n- ${filler}\n${filler.repeat(3)}`,
    }
  })
  return document
}
