import { basicsFields, itemFields, type ResumeDocument } from '#src/resume/document.ts'
import { type Edit, setBasics, setItem, setSection } from '#src/resume/edits.ts'
import type { Finding, Slip } from './finding.ts'

/** A correction: the slip, its field, and the new text. */
export type Mend = { address: string; slip: Slip; fix: string }

/** The corrections that need no decision: of slips with a single proposal. */
export function certainMends(findings: readonly Finding[]): Mend[] {
  return findings.flatMap(({ address, slips = [] }) =>
    slips.flatMap((slip) => {
      const [fix, another] = slip.fixes
      return fix === undefined || another !== undefined ? [] : [{ address, slip, fix }]
    }),
  )
}

/** An edit that applies corrections; slips whose text has changed since are left alone. */
export function mendSlips(mends: readonly Mend[]): Edit {
  return (document) =>
    [...Map.groupBy(mends, ({ address }) => address)].reduce((next, [address, all]) => {
      const text = textAt(next, address)
      const mended = all
        .toSorted((a, b) => b.slip.start - a.slip.start)
        .reduce((whole, { slip, fix }) => replaced(whole, slip, fix), text)
      return mended === text ? next : withText(address, mended)(next)
    }, document)
}

function replaced(text: string, { start, text: wrong }: Slip, fix: string): string {
  return text.startsWith(wrong, start) ? text.slice(0, start) + fix + text.slice(start + wrong.length) : text
}

/** The text of a field; empty when there is none. */
function textAt(document: ResumeDocument, address: string): string {
  const { map, id, field } = placeOf(address)
  if (map === 'basics') return document.basics[basicsFields.find((name) => name === field) ?? 'name'] ?? ''
  if (map === 'sections') return document.sections[id]?.title ?? ''
  const name = itemFields.find((one) => one === field)
  return (name && document.items[id]?.[name]) ?? ''
}

function withText(address: string, text: string): Edit {
  const { map, id, field } = placeOf(address)
  if (map === 'basics') return setBasics({ [field]: text })
  return map === 'sections' ? setSection(id, { title: text }) : setItem(id, { [field]: text })
}

/** An address as the editor names fields: `basics.phone`, `items/<id>.body`. */
function placeOf(address: string): { map: string; id: string; field: string } {
  const [place = '', field = ''] = address.split('.')
  const [map = '', id = ''] = place.split('/')
  return { map, id, field }
}
