import { useState } from 'react'
import { Button } from '#client/components/button.tsx'
import { Segments } from '#client/features/editor/design/segments.tsx'
import { editorImportMessages, importPhotoMessages } from '#client/i18n/editor-import.ts'
import { useMessages } from '#client/i18n/messages.ts'
import { useIsShown } from '#client/lib/use-is-shown.ts'
import { onUsualPaper } from '#client/lib/usual-paper.ts'
import type { ResumeDocument } from '#src/resume/document.ts'
import { pickImport, withUnplaced } from '#src/resume/formats/apply-import.ts'
import type { ImportReading } from '#src/resume/formats/import-reading.ts'
import { EntryForm } from './entry-form.tsx'
import { Outcome, reviewParts } from './outcome.tsx'
import { PersonForm } from './person-form.tsx'
import { Unplaced } from './unplaced.tsx'
import { PERSON, useReview } from './use-review.ts'

export type ImportManner = 'replace' | 'add'

/** The chosen parts of a file; `photo`: its photo in base64. */
export type PickedImport = { document: ResumeDocument; photo: string | null }

export type ReviewProps = {
  reading: ImportReading
  /** The import becomes a new résumé. */
  isNew: boolean
  /**
   * Resolves when it is done, or when the user was told why it failed. Until it changes something, it ends quietly once
   * `isWanted` says no: the review was left.
   */
  onImport: (picked: PickedImport, manner: ImportManner, isWanted: () => boolean) => Promise<void>
  onBack: () => void
}

/** Shows the text of the file beside the resulting parts, which can be corrected and left out one by one. */
export function Review({ reading, isNew, onImport, onBack }: ReviewProps) {
  const t = useMessages(editorImportMessages)
  const photoFaults = useMessages(importPhotoMessages)
  const review = useReview(reading)
  const { document, corrected, left, unplaced, draft } = review
  const [manner, setManner] = useState<ImportManner>('replace')
  const [isImporting, setImporting] = useState(false)
  const isShown = useIsShown()
  const photo = reading.photo && 'base64' in reading.photo ? reading.photo.base64 : null
  const names = { person: t.person, photo: photo === null ? '' : t.photo }
  const parts = reviewParts(document, names, review.isPerson)
  const taken = parts.filter(({ id }) => !left.has(id))

  async function start(): Promise<void> {
    setImporting(true)
    const chosen = reviewParts(corrected, names).filter(({ id }) => !left.has(id))
    const sections = new Set(chosen.flatMap(({ section }) => section ?? []))
    const basics = chosen.some(({ section }) => section === undefined)
    const picked = withUnplaced(pickImport(corrected, { basics, sections }), unplaced)
    const printed = isNew && !reading.designed ? onUsualPaper(picked) : picked
    await onImport({ document: printed, photo: basics ? photo : null }, manner, isShown)
    setImporting(false)
  }

  return (
    <>
      <p className="mt-2 text-muted">{t.reviewText}</p>
      {reading.photo && 'fault' in reading.photo && (
        <p role="status" className="mt-2 text-seal">
          {photoFaults[reading.photo.fault]}
        </p>
      )}
      <div className="mt-4 grid gap-4 sm:grid-cols-2">
        <section aria-label={t.source} className="min-w-0">
          <h3 className="text-sm font-medium text-muted">{t.source}</h3>
          {/* A textarea, so that its text can be scrolled and copied by keyboard. */}
          <textarea
            readOnly
            aria-label={t.source}
            value={reading.source.join('\n')}
            className="mt-2 h-[52vh] w-full resize-none rounded-md border border-line bg-paper p-3 text-sm max-sm:h-40"
          />
        </section>
        <section aria-label={t.result} className="min-w-0">
          <h3 className="text-sm font-medium text-muted">{t.result}</h3>
          <Outcome
            parts={parts}
            left={left}
            onToggle={review.toggle}
            editing={review.isPerson ? PERSON : (draft?.id ?? null)}
            form={<Correction review={review} />}
            onEdit={review.edit}
            returnTo={review.returnTo}
            onReturned={review.returned}
          />
        </section>
      </div>
      {reading.unplaced.length > 0 && (
        <Unplaced text={unplaced} document={document} onChange={review.setUnplaced} onPlace={review.place} />
      )}
      {!isNew && (
        <div className="mt-4">
          <Segments
            label={t.manner}
            options={[
              ['replace', t.replace],
              ['add', t.add],
            ]}
            value={manner}
            onChange={setManner}
          />
          <p className="mt-1.5 text-sm text-muted">{manner === 'replace' ? t.replaceText : t.addText}</p>
        </div>
      )}
      <div className="mt-5 flex flex-wrap justify-end gap-3">
        <Button onClick={onBack}>{t.back}</Button>
        <Button
          variant="primary"
          busy={isImporting || (taken.length === 0 && unplaced.trim() === '')}
          onClick={() => void start()}
        >
          {isImporting ? t.importing : isNew ? t.create : t.apply}
        </Button>
      </div>
    </>
  )
}

/** The form of what is being corrected. */
function Correction({ review }: { review: ReturnType<typeof useReview> }) {
  const t = useMessages(editorImportMessages)
  const { document, draft, done } = review
  if (review.isPerson) return <PersonForm document={document} onChange={review.setDocument} onDone={done} />
  if (draft === null) return null
  const name = draft.texts.org || draft.texts.title || t.nameless
  return (
    <EntryForm
      document={document}
      draft={draft}
      name={name}
      onChange={review.setDraft}
      onDone={done}
      onCancel={review.cancel}
      onRemove={() => review.remove(t.removed(name))}
    />
  )
}
