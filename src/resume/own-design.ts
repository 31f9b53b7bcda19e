import * as z from 'zod/mini'
import { cutText } from '#src/lib/cut-text.ts'
import { besideText, meantColumns } from './columns.ts'
import { applyChoice } from './designs/apply.ts'
import { findDesign } from './designs/registry.ts'
import { designChoice, liveEntries, type ResumeDocument, type SectionKind, sectionKinds } from './document.ts'
import { type Edit, orderSections } from './edits.ts'

/** The limits of designs of one's own. */
export const ownDesignLimits = { count: 20, name: 40, bytes: 8192 }

const kinds = z.array(z.enum(sectionKinds)).check(z.maxLength(sectionKinds.length))

/**
 * A design of one's own, as it is kept and as a file. It holds nothing of a person. `public/schemas/design-1.json` is
 * made from this, and `docs/own-designs.md` explains it.
 */
export const ownDesign = z.strictObject({
  /** The address of the schema, for editors of such files. */
  $schema: z.optional(z.string().check(z.maxLength(200))),
  /** The version of this format. */
  qingjianDesign: z.literal(1),
  name: z.string().check(z.trim(), z.minLength(1), z.maxLength(ownDesignLimits.name)),
  /** Paper stays what it is in each résumé; what stands in the side column is told by `sections`. */
  design: z.omit(designChoice, { page: true, beside: true }),
  /** The kinds of sections of each column in order; `beside` is empty in designs of one column. */
  sections: z.strictObject({ main: kinds, beside: kinds }),
})
export type OwnDesign = z.infer<typeof ownDesign>

/** Parses an untrusted value as a design of one's own; null when it is none, or of a design this version lacks. */
export function readOwnDesign(value: unknown): OwnDesign | null {
  const parsed = ownDesign.safeParse(value)
  return parsed.success && findDesign(parsed.data.design.id).id === parsed.data.design.id ? parsed.data : null
}

/** The look of a document as a design of one's own. */
export function ownDesignOf(document: ResumeDocument, name: string): OwnDesign {
  const { page, beside, ...design } = document.design
  const columns = meantColumns(document)
  const all = liveEntries(document.sections)
  const kindsOf = (ids: readonly string[]) => [
    ...new Set(all.flatMap(([id, { kind }]) => (ids.includes(id) ? [kind] : []))),
  ]
  const { layout } = applyChoice(findDesign(design.id), document.design)
  const absent = layout.kind === 'side' ? layout.kinds : []
  return {
    qingjianDesign: 1,
    name: cutText(name.trim(), ownDesignLimits.name),
    design,
    sections: {
      main: kindsOf(columns?.main ?? all.map(([id]) => id)),
      // Kinds the document has no section of stay where the design has them.
      beside: [...new Set([...kindsOf(columns?.beside ?? []), ...absent])],
    },
  }
}

/** Applies a design of one's own: its look and the order of sections. Every word, and the paper, stay. */
export function applyOwnDesign({ design, sections }: OwnDesign): Edit {
  return (document) => {
    const { page } = document.design
    const { layout } = findDesign(design.id)
    const beside = layout.kind === 'side' ? besideText(design.id, new Set(sections.beside)) : undefined
    const look = { ...design, ...(page ? { page } : {}), ...(beside === undefined ? {} : { beside }) }
    const order = [...sections.main, ...sections.beside]
    // Sections of kinds that are not named follow, as they were.
    const rank = (kind: SectionKind) => (order.includes(kind) ? order.indexOf(kind) : order.length)
    const wanted = liveEntries(document.sections).toSorted(([, a], [, b]) => rank(a.kind) - rank(b.kind))
    return orderSections(wanted.map(([id]) => id))({ ...document, design: look })
  }
}
