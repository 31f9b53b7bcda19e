import { useId, useRef, useState } from 'react'
import { Button } from '#client/components/button.tsx'
import { Icon } from '#client/components/icon.tsx'
import { FileDrop } from '#client/features/editor/import/file-drop.tsx'
import { readImport } from '#client/features/editor/import/read-import.ts'
import { useFileDrop } from '#client/features/editor/import/use-file-drop.ts'
import { importFaultMessages } from '#client/i18n/editor-import.ts'
import { postingMessages } from '#client/i18n/editor-posting.ts'
import { useMessages } from '#client/i18n/messages.ts'
import { type Store, useStore } from '#client/lib/store.ts'
import { applicationLimits } from '#src/contract/application-limits.ts'
import { cutText } from '#src/lib/cut-text.ts'
import { emptyDraft, type PostingDraft } from './draft.ts'

/** Lists extensions too, because phones and some systems do not know every media type. */
const ACCEPT = '.txt,.md,.pdf,.docx,.doc,.odt,.rtf,.html,.htm,.mht,.mhtml,.eml,application/pdf,text/plain,text/html'

/** The text of a posting: pasted, or read from a file on this device that is chosen or dropped here. */
export function PostingText({ draft }: { draft: Store<PostingDraft> }) {
  const t = useMessages(postingMessages)
  const faults = useMessages(importFaultMessages)
  const id = useId()
  const { posting } = useStore(draft)
  const [isReading, setReading] = useState(false)
  const [fault, setFault] = useState('')
  /** The draft that a file has replaced, to be restored. */
  const [before, setBefore] = useState<PostingDraft | null>(null)
  const field = useRef<HTMLTextAreaElement>(null)
  const { isOver, handlers } = useFileDrop((file) => void read(file), isReading)

  /** Replaces the posting. Facts about the job are dropped if it is another one. */
  function put(text: string, isOther: boolean): void {
    setBefore(null)
    setFault(text.length > applicationLimits.posting ? t.tooLong(applicationLimits.posting) : '')
    draft.set({ ...(isOther ? emptyDraft : draft.get()), posting: cutText(text, applicationLimits.posting) })
  }

  async function read(file: File): Promise<void> {
    const asked = draft.get()
    setReading(true)
    setFault('')
    const answer = await readImport(file).catch(() => ({ fault: 'broken' as const }))
    setReading(false)
    if ('fault' in answer) return setFault(faults[answer.fault])
    const text = answer.reading.source.join('\n')
    const now = draft.get()
    // Text typed while the file was being read stays above it.
    if (now.posting !== asked.posting) return put(`${now.posting}\n\n${text}`, false)
    put(text, true)
    if (now.posting.trim() !== '') setBefore(now)
  }

  function bringBack(draftBefore: PostingDraft): void {
    draft.set(draftBefore)
    setBefore(null)
    field.current?.focus()
  }

  return (
    <div {...handlers}>
      <label htmlFor={id} className="mt-5 mb-1.5 block font-medium">
        {t.posting}
      </label>
      <textarea
        ref={field}
        id={id}
        data-first-focus=""
        rows={7}
        value={posting}
        placeholder={t.hint}
        aria-describedby={fault === '' ? undefined : `${id}-fault`}
        onChange={({ target }) => put(target.value, target.value.trim() === '')}
        className={`w-full resize-y rounded-md border px-3 py-2 ${isOver ? 'border-accent bg-accent-soft' : 'border-field bg-surface'}`}
      />
      {fault !== '' && (
        <p id={`${id}-fault`} role="alert" className="mt-2 flex gap-2 rounded-md bg-seal-soft px-3 py-2 text-seal">
          <Icon name="warning" />
          {fault}
        </p>
      )}
      {before !== null && (
        <p role="status" className="mt-2 flex flex-wrap items-center gap-3 text-sm">
          {t.replaced}
          <Button size="small" onClick={() => bringBack(before)}>
            {t.bringBack}
          </Button>
        </p>
      )}
      {posting.trim() === '' && (
        <FileDrop
          accept={ACCEPT}
          label={t.choose}
          hint={t.drop}
          onFile={(file) => void read(file)}
          isReading={isReading}
          isOver={isOver}
        />
      )}
    </div>
  )
}
