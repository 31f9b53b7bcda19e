import { useId, useState } from 'react'
import { Icon } from '#client/components/icon.tsx'
import { FileDrop } from '#client/features/editor/import/file-drop.tsx'
import { readImport } from '#client/features/editor/import/read-import.ts'
import { importFaultMessages } from '#client/i18n/editor-import.ts'
import { postingMessages } from '#client/i18n/editor-posting.ts'
import { useMessages } from '#client/i18n/messages.ts'
import { type Store, useStore } from '#client/lib/store.ts'
import { applicationLimits } from '#src/contract/application-limits.ts'
import { emptyDraft, type PostingDraft } from './draft.ts'

/** Lists extensions too, because phones and some systems do not know every media type. */
const ACCEPT = '.txt,.md,.pdf,.docx,.odt,.rtf,.html,.htm,application/pdf,text/plain,text/html'

/** The words of a posting: pasted, or read from a file on this device. */
export function PostingText({ draft }: { draft: Store<PostingDraft> }) {
  const t = useMessages(postingMessages)
  const faults = useMessages(importFaultMessages)
  const id = useId()
  const { posting } = useStore(draft)
  const [isReading, setReading] = useState(false)
  const [fault, setFault] = useState('')

  /** Another posting is about another job, so what was guessed or typed of the one before is dropped. */
  function put(text: string, isOther: boolean): void {
    setFault(text.length > applicationLimits.posting ? t.tooLong(applicationLimits.posting) : '')
    draft.set({ ...(isOther ? emptyDraft : draft.get()), posting: text.slice(0, applicationLimits.posting) })
  }

  async function read(file: File): Promise<void> {
    setReading(true)
    setFault('')
    const answer = await readImport(file).catch(() => ({ fault: 'broken' as const }))
    setReading(false)
    if ('fault' in answer) setFault(faults[answer.fault])
    else put(answer.reading.source.join('\n'), true)
  }

  return (
    <>
      <label htmlFor={id} className="mt-5 mb-1.5 block font-medium">
        {t.posting}
      </label>
      <textarea
        id={id}
        data-first-focus=""
        rows={7}
        value={posting}
        placeholder={t.hint}
        aria-describedby={fault === '' ? undefined : `${id}-fault`}
        onChange={({ target }) => put(target.value, target.value.trim() === '')}
        className="w-full resize-y rounded-md border border-field bg-surface px-3 py-2"
      />
      {fault !== '' && (
        <p id={`${id}-fault`} role="alert" className="mt-2 flex gap-2 rounded-md bg-seal-soft px-3 py-2 text-seal">
          <Icon name="warning" />
          {fault}
        </p>
      )}
      {posting.trim() === '' && (
        <FileDrop
          accept={ACCEPT}
          label={t.choose}
          hint={t.drop}
          onFile={(file) => void read(file)}
          isReading={isReading}
        />
      )}
    </>
  )
}
