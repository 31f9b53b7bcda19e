import { useCallback, useState } from 'react'
import { say } from '#client/lib/say.ts'
import { itemFields, type ResumeDocument } from '#src/resume/document.ts'
import type { ImportReading } from '#src/resume/formats/import-reading.ts'
import {
  correctEntry,
  type Destination,
  type EntryTexts,
  placeText,
  withoutEntry,
} from '#src/resume/formats/review-edits.ts'
import type { EntryDraft } from './entry-form.tsx'

/** Stands for the personal details where the review names a part by its id. */
export const PERSON = 'person'

/** State of the review of an import: the document as corrected, and the parts that are left out. */
export function useReview(reading: ImportReading) {
  const [document, setDocument] = useState(reading.document)
  const [unticked, setUnticked] = useState<ReadonlySet<string>>(new Set())
  const [unplaced, setUnplaced] = useState(reading.unplaced.join('\n'))
  const [draft, setDraft] = useState<EntryDraft | null>(null)
  const [isPerson, setPerson] = useState(false)
  const [returnTo, setReturnTo] = useState<string | null>(null)

  /** Includes the correction in progress: importing, or turning to another entry, confirms it. */
  const corrected = draft === null ? document : correctEntry(document, draft.id, draft)

  /** Whether the entry being corrected is moved; its new section is then imported even if it was left out. */
  const isMoved = draft !== null && draft.destination !== document.items[draft.id]?.section
  const left = isMoved ? withTaken(unticked, draft.destination) : unticked

  function close(next: ResumeDocument, id: string): void {
    setDocument(next)
    setDraft(null)
    setPerson(false)
    setReturnTo(id)
  }

  return {
    document,
    corrected,
    left,
    unplaced,
    draft,
    isPerson,
    returnTo,
    setDocument,
    setUnplaced,
    setDraft,
    returned: useCallback(() => setReturnTo(null), []),
    toggle: (id: string) => {
      const next = new Set(left)
      if (!next.delete(id)) next.add(id)
      setUnticked(next)
    },
    edit: (id: string) => {
      setDocument(corrected)
      setUnticked(left)
      setPerson(id === PERSON)
      setDraft(id === PERSON ? null : draftOf(corrected, id))
    },
    done: () => {
      setUnticked(left)
      close(corrected, draft?.id ?? PERSON)
    },
    cancel: () => close(document, draft?.id ?? PERSON),
    remove: (said: string) => {
      if (draft === null) return
      close(withoutEntry(document, draft.id), draft.id)
      say(said)
    },
    place: (text: string, destination: Destination, said: string) => {
      setDocument(placeText(corrected, text, destination))
      setDraft(null)
      setUnticked(withTaken(left, destination))
      say(said)
    },
  }
}

function withTaken(left: ReadonlySet<string>, destination: Destination): ReadonlySet<string> {
  return new Set([...left].filter((id) => id !== `section-${destination}`))
}

function draftOf({ items }: ResumeDocument, id: string): EntryDraft | null {
  const item = items[id]
  if (item === undefined) return null
  const texts: EntryTexts = Object.fromEntries(
    itemFields.flatMap((field) => (item[field] ? [[field, item[field]]] : [])),
  )
  return { id, destination: item.section, texts: { ...texts, ...(item.present ? { present: true } : {}) } }
}
