import { useId, useLayoutEffect, useRef, useState } from 'react'
import { Button } from '#client/components/button.tsx'
import { editorImportMessages } from '#client/i18n/editor-import.ts'
import { useMessages } from '#client/i18n/messages.ts'
import { liveEntries, type ResumeDocument, sectionKinds } from '#src/resume/document.ts'
import type { Destination } from '#src/resume/formats/review-edits.ts'
import { sectionName, sectionTitles } from '#src/resume/labels.ts'
import { DestinationChoice } from './destination-choice.tsx'

type UnplacedProps = {
  text: string
  document: ResumeDocument
  onChange: (text: string) => void
  /** `said` is announced to screen readers. */
  onPlace: (text: string, destination: Destination, said: string) => void
}

/**
 * The text of a file that fits no field. It is imported as further information, as edited here, unless it is moved to
 * another section.
 */
export function Unplaced({ text, document, onChange, onPlace }: UnplacedProps) {
  const t = useMessages(editorImportMessages)
  const id = useId()
  const box = useRef<HTMLTextAreaElement>(null)
  const caret = useRef<number | null>(null)
  const [chosen, setChosen] = useState<Destination>('')
  const first = liveEntries(document.sections)[0]?.[0] ?? '+work'
  const destination = chosen in document.sections || chosen.startsWith('+') ? chosen : first

  // After a part of the text was moved away, the cursor goes to where that part was.
  useLayoutEffect(() => {
    if (caret.current !== null) box.current?.setSelectionRange(caret.current, caret.current)
    caret.current = null
  })

  function place(): void {
    const { selectionStart = 0, selectionEnd = 0 } = box.current ?? {}
    const [start, end] = stretchAt(text, selectionStart, selectionEnd)
    const moved = text.slice(start, end)
    if (moved.trim() === '') return
    const [before, after] = [saidLines(text.slice(0, start)), saidLines(text.slice(end))]
    caret.current = before.reduce((sum, line) => sum + line.length + 1, 0)
    onChange([...before, ...after].join('\n'))
    onPlace(moved, destination, t.placed(titleOf(document, destination)))
  }

  return (
    <section aria-labelledby={`${id}-title`} className="mt-4">
      <div className="flex flex-wrap items-center justify-between gap-x-3">
        <h3 id={`${id}-title`} className="text-sm font-medium text-muted">
          {t.unplaced}
        </h3>
        <Button onClick={() => onChange('')} disabled={text === ''}>
          {t.leaveOut}
        </Button>
      </div>
      <p id={`${id}-hint`} className="mt-1 text-sm text-muted">
        {t.unplacedText}
      </p>
      <textarea
        ref={box}
        aria-label={t.unplaced}
        aria-describedby={`${id}-hint`}
        rows={4}
        value={text}
        onChange={({ target }) => onChange(target.value)}
        className="mt-2 w-full rounded-md border border-field bg-surface px-3 py-2 text-sm"
      />
      <div className="mt-2 flex flex-wrap items-end gap-3">
        <div className="min-w-0 flex-1 basis-60">
          <DestinationChoice label={t.placeIn} document={document} value={destination} onChange={setChosen} />
        </div>
        <Button busy={text.trim() === ''} onClick={place}>
          {t.place}
        </Button>
      </div>
    </section>
  )
}

function saidLines(text: string): string[] {
  return text.split('\n').filter((line) => line.trim() !== '')
}

/** What is selected, or the line with the cursor. */
function stretchAt(text: string, from: number, to: number): [number, number] {
  if (from !== to) return [from, to]
  const end = text.indexOf('\n', from)
  return [text.lastIndexOf('\n', from - 1) + 1, end < 0 ? text.length : end]
}

function titleOf({ sections, locale }: ResumeDocument, destination: Destination): string {
  const kind = sectionKinds.find((one) => destination === `+${one}`)
  const head = sections[destination]
  return kind ? sectionTitles[kind][locale] : head ? sectionName(head, locale) : ''
}
