import { AlignmentType, type ParagraphChild, TabStopType } from 'docx'
import { displayAddress } from '#src/resume/address.ts'
import { ems } from '#src/resume/designs/type.ts'
import { webLink } from '#src/resume/links.ts'
import type { ItemView } from '#src/resume/view.ts'
import { blockSpecs } from './blocks.ts'
import { linkRun, markupRuns, newLineRun, tabRun, textRun } from './runs.ts'
import { millimetres, points, type Spec, type WordSetting } from './setting.ts'

const periodColumn = { zh: 32, en: 40 }

/** Where the period goes: with the text, or into a column of its own that the layout draws. */
export type WordPeriodPlace = 'inline' | 'apart'

/** One item as paragraphs. */
export function itemSpecs(item: ItemView, setting: WordSetting, periodPlace: WordPeriodPlace): Spec[] {
  const shown = { ...item, period: periodPlace === 'inline' ? item.period : '' }
  if (item.shape === 'line') return lineSpecs(shown, setting, isPlain(item))
  const titled = item.primary || item.secondary || item.note || item.place || item.url || shown.period
  const head = item.shape === 'text' ? textHead(shown, setting) : titled ? entryHead(shown, setting) : []
  const specs = [...head, ...blockSpecs(item.blocks, setting)]
  return item.blocks.length > 0 ? specs : released(specs)
}

/** The last heading line of an item without text must not hold on to what follows. */
function released(specs: Spec[]): Spec[] {
  return specs.map((spec, index) => (index === specs.length - 1 ? { ...spec, keepNext: false } : spec))
}

function entryHead(item: ItemView, setting: WordSetting): Spec[] {
  if (setting.narrow) return narrowHead(item, setting)
  const { layout } = setting.design.entry
  if (layout === 'columns' && item.primary && item.secondary && item.period) return columnsHead(item, setting)
  return layout === 'line' && item.secondary && fitsOneLine(item, setting)
    ? lineHead(item, setting)
    : stackedHead(item, setting)
}

/** Whether all that a heading line says has room beside the period. */
function fitsOneLine(item: ItemView, setting: WordSetting): boolean {
  const text = [item.primary, item.secondary, item.note, item.place, displayAddress(item.url)]
    .filter(Boolean)
    .join('\u3000')
  return textWidth(`${text}\u3000${item.period}`, setting) <= setting.width
}

function textWidth(text: string, { design }: WordSetting): number {
  return points(ems(text, design.fonts.body) * design.type.body * 1.04)
}

/** Company first or position first, as the design wants it. */
function names(item: ItemView, setting: WordSetting): [string, string] {
  const turned = item.swappable && item.secondary && setting.design.entry.lead === 'title'
  return turned ? [item.secondary, item.primary] : [item.primary, item.secondary]
}

function leadRun(text: string, setting: WordSetting): ParagraphChild {
  const { accentLead } = setting.design.entry
  return textRun(text, setting, { bold: true, tone: accentLead ? 'accent' : 'ink' })
}

function lineHead(item: ItemView, setting: WordSetting): Spec[] {
  const [lead, detail] = names(item, setting)
  const tail = [item.note, item.place].filter(Boolean).join(' · ')
  return [
    {
      style: 'Heading2',
      tabStops: rightTab(setting),
      children: [
        leadRun(lead, setting),
        textRun(gap(setting) + detail, setting),
        ...(tail ? [textRun(` · ${tail}`, setting, { tone: 'muted' })] : []),
        ...addressRuns(item, setting, gap(setting)),
        ...periodRuns(item, setting),
      ],
    },
  ]
}

function stackedHead(item: ItemView, setting: WordSetting): Spec[] {
  const [lead, detail] = names(item, setting)
  const second = [detail, item.note].filter(Boolean).join(' · ')
  const alone = !second && !item.url
  const first: Spec = {
    style: 'Heading2',
    tabStops: rightTab(setting),
    children: [
      leadRun(lead, setting),
      ...(alone && item.place ? [textRun(gap(setting) + item.place, setting, { tone: 'muted' })] : []),
      ...periodRuns(item, setting),
    ],
  }
  if (alone) return [first]
  const address = addressRuns(item, setting, second ? gap(setting) : '')
  return [
    first,
    {
      style: 'EntryDetail',
      tabStops: rightTab(setting),
      children: [
        ...(second ? [textRun(second, setting, { tone: 'muted' })] : []),
        ...address,
        ...(item.place ? [tabRun(), textRun(item.place, setting, { tone: 'muted' })] : []),
      ],
    },
  ]
}

/** Period, name and role in columns of their own, the classic Chinese order; a long role takes a second line. */
function columnsHead(item: ItemView, setting: WordSetting): Spec[] {
  const [lead, detail] = names(item, setting)
  const tail = [item.note, item.place].filter(Boolean).join(' · ')
  const column = millimetres(periodColumn[setting.locale])
  const text = [lead, tail, displayAddress(item.url), detail].filter(Boolean).join('\u3000')
  const oneLine = column + textWidth(`${text}\u3000`, setting) <= setting.width
  const role = textRun(detail, setting, { bold: true })
  const first: Spec = {
    style: 'Heading2',
    tabStops: [{ type: TabStopType.LEFT, position: column }, ...rightTab(setting)],
    children: [
      textRun(item.period, setting, { bold: true }),
      tabRun(),
      leadRun(lead, setting),
      ...(tail ? [textRun(gap(setting) + tail, setting, { tone: 'muted' })] : []),
      ...addressRuns(item, setting, gap(setting)),
      ...(oneLine ? [tabRun(), role] : []),
    ],
  }
  return oneLine ? [first] : [first, { style: 'EntryDetail', indent: { left: column }, children: [role] }]
}

function narrowHead(item: ItemView, setting: WordSetting): Spec[] {
  const [lead, detail] = names(item, setting)
  const rest = [detail, item.note, item.place].filter(Boolean)
  const address = addressRuns(item, setting, '')
  return [
    { style: 'Heading2', children: [leadRun(lead, setting)] },
    ...rest.map((text) => ({ style: 'EntryDetail', children: [textRun(text, setting)] })),
    ...(address.length > 0 ? [{ style: 'EntryDetail', children: address }] : []),
    ...(item.period ? [{ style: 'EntryDetail', children: [smallPeriod(item, setting)] }] : []),
  ]
}

function textHead(item: ItemView, setting: WordSetting): Spec[] {
  const head: Spec[] = []
  if (item.primary || item.period) {
    head.push({
      style: 'Heading2',
      tabStops: rightTab(setting),
      children: [textRun(item.primary, setting, { bold: true }), ...periodRuns(item, setting)],
    })
  }
  if (item.secondary) head.push({ style: 'BodyText', keepNext: true, children: [textRun(item.secondary, setting)] })
  return head
}

/** A word that nothing is said about needs no emphasis. */
function isPlain(item: ItemView): boolean {
  return !item.secondary && !item.period && item.blocks.length === 0
}

/** A term and its explanation on one line when the explanation is one line of prose. */
function lineSpecs(item: ItemView, setting: WordSetting, plain: boolean): Spec[] {
  const { spacing } = setting.design
  const [first, ...others] = item.blocks
  const inline = first?.kind === 'paragraph' && !setting.narrow ? first : undefined
  const below = inline ? others : item.blocks
  const head: Spec = {
    style: 'TableText',
    spacing: { before: points(setting.narrow ? spacing.item * 0.6 : spacing.block) },
    ...(below.length > 0 ? { keepNext: true } : {}),
    ...(setting.narrow ? {} : { tabStops: rightTab(setting) }),
    ...(setting.locale === 'zh' && inline ? { alignment: AlignmentType.BOTH } : {}),
    children: [
      ...(item.primary ? [textRun(item.primary, setting, { bold: !plain })] : []),
      ...explanation(item, setting, inline !== undefined),
      ...(inline ? markupRuns(inline.runs, setting) : []),
      ...(setting.narrow ? [] : periodRuns(item, setting)),
    ],
  }
  const period = { style: 'EntryDetail', keepNext: false, children: [smallPeriod(item, setting)] }
  return [
    head,
    ...(setting.narrow ? closeUp(blockSpecs(below, setting)) : blockSpecs(below, setting)),
    ...(setting.narrow && item.period ? [period] : []),
  ]
}

/** In a narrow column the explanation stands directly under its term. */
function closeUp(specs: Spec[]): Spec[] {
  return specs.map((spec) => ({ ...spec, spacing: { before: 0 } }))
}

function explanation(item: ItemView, setting: WordSetting, inline: boolean): ParagraphChild[] {
  if (item.secondary && !inline) {
    const fits = textWidth(item.primary + gap(setting) + item.secondary, setting) <= setting.width
    const muted = { tone: 'muted' } as const
    return [fits ? textRun(gap(setting) + item.secondary, setting, muted) : newLineRun(item.secondary, setting, muted)]
  }
  const colon = setting.locale === 'zh' ? '：' : ': '
  const mark = item.primary && inline ? [textRun(colon, setting, { bold: true })] : []
  return item.secondary ? [...mark, textRun(`${item.secondary} · `, setting, { tone: 'muted' })] : mark
}

function addressRuns(item: ItemView, setting: WordSetting, before: string): ParagraphChild[] {
  if (!item.url) return []
  const href = webLink(item.url)
  const text = displayAddress(item.url)
  const lead = before ? [textRun(before, setting)] : []
  return [...lead, href ? linkRun(text, href, setting, { tone: 'muted' }) : textRun(text, setting, { tone: 'muted' })]
}

function periodRuns(item: ItemView, setting: WordSetting): ParagraphChild[] {
  return item.period ? [tabRun(), textRun(item.period, setting, { tone: 'muted', bold: false })] : []
}

function smallPeriod(item: ItemView, setting: WordSetting): ParagraphChild {
  return textRun(item.period, setting, { tone: 'muted', size: setting.design.type.small })
}

function rightTab(setting: WordSetting): { type: typeof TabStopType.RIGHT; position: number }[] {
  return [{ type: TabStopType.RIGHT, position: setting.width }]
}

/** Words of different kinds stand an em apart. */
function gap(setting: WordSetting): string {
  return setting.locale === 'zh' ? '\u3000' : '\u2003'
}
