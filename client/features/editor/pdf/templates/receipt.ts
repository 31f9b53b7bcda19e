import { Document, Page } from '@react-pdf/renderer'
import { createElement } from 'react'
import { findDesign } from '#src/resume/designs/registry.ts'
import { typefaceOf } from '#src/resume/designs/typefaces.ts'
import type { ResumeLocale } from '#src/resume/document.ts'
import { papers } from '#src/resume/print/page.ts'
import { millimetres } from '#src/resume/print/place.ts'
import { box, type Node, paragraph, row } from './nodes.ts'
import { type Composed, emptyLedger, noWords } from './resume.ts'
import type { Drawable, Setting } from './setting.ts'

/** The texts of a receipt, in one language; `at` is the time of issue, in ms since 1970. */
export type ReceiptText = {
  locale: ResumeLocale
  title: string
  /** Who issues it. */
  issuer: string
  rows: readonly { label: string; value: string; strong?: boolean }[]
  notes: readonly string[]
  at: number
}

const margin = millimetres(25)
const labelWidth = millimetres(38)
const lineWidth = 0.5

/** Composes a receipt on one A4 page. */
export function composeReceipt(text: ReceiptText, drawable: Drawable): Composed {
  const design = findDesign('slips')
  const size = papers.a4
  const setting: Setting = {
    design,
    locale: text.locale,
    width: size.width - 2 * margin,
    onPanel: false,
    narrow: false,
    drawable,
    ledger: emptyLedger(),
    words: noWords(),
  }
  const nodes = receiptNodes(text, setting)
  return {
    wanted: setting.ledger,
    words: setting.words,
    typeface: typefaceOf(design.fonts.body),
    facts: { title: text.title, author: text.issuer, locale: text.locale, at: text.at },
    inFamily: (fontFamily) => {
      const page = createElement(Page, { size, style: { padding: margin, fontFamily } }, ...nodes)
      return { behind: [], columns: [createElement(Document, null, page)], above: () => [] }
    },
  }
}

function receiptNodes({ title, issuer, rows, notes }: ReceiptText, setting: Setting): Node[] {
  const { line: hairline, muted } = setting.design.palette
  const entry = ({ label, value, strong = false }: ReceiptText['rows'][number]) =>
    row({ borderBottomWidth: lineWidth, borderBottomColor: hairline, paddingVertical: 7 }, [
      box({ width: labelWidth }, [paragraph([{ text: label }], setting, { colour: muted })]),
      box({ flex: 1 }, [paragraph([{ text: value }], setting, strong ? { bold: true, size: 14 } : {})]),
    ])
  return [
    paragraph([{ text: title }], setting, { size: 22, bold: true, leading: 1.3, tag: { role: 'H1' } }),
    paragraph([{ text: issuer }], setting, { colour: muted, style: { marginTop: 4, marginBottom: 18 } }),
    box({ borderTopWidth: lineWidth, borderTopColor: hairline }, rows.map(entry)),
    ...notes.map((note) => paragraph([{ text: note }], setting, { size: 9, colour: muted, style: { marginTop: 10 } })),
  ]
}
