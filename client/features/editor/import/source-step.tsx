import { useId } from 'react'
import { Button } from '#client/components/button.tsx'
import { Icon } from '#client/components/icon.tsx'
import { editorImportMessages } from '#client/i18n/editor-import.ts'
import { useMessages } from '#client/i18n/messages.ts'
import { FileDrop } from './file-drop.tsx'
import { useFileDrop } from './use-file-drop.ts'

/** Lists extensions too, because phones and some systems do not know every media type. */
const ACCEPT =
  '.docx,.doc,.wps,.pdf,.rtf,.odt,.fodt,.xml,.html,.htm,.mht,.mhtml,.eml,.yaml,.yml,.txt,.md,.json,application/pdf,application/json,text/plain,text/markdown,text/html'

type SourceStepProps = {
  /** The pasted text so far. */
  text: string
  onText: (text: string) => void
  onSource: (source: File | string) => void
  isReading: boolean
  fault: string | null
}

/** The choice of a source: a file, chosen or dropped, or pasted text. */
export function SourceStep({ text, onText, onSource, isReading, fault }: SourceStepProps) {
  const t = useMessages(editorImportMessages)
  const id = useId()
  const { isOver, handlers } = useFileDrop(onSource, isReading)
  return (
    <div {...handlers}>
      <p className="mt-2 text-muted">{t.lead}</p>
      {fault !== null && (
        <p role="alert" className="mt-4 flex gap-2 rounded-md bg-seal-soft px-3 py-2 text-seal">
          <Icon name="warning" />
          {fault}
        </p>
      )}
      <FileDrop
        accept={ACCEPT}
        label={t.choose}
        hint={t.drop}
        onFile={onSource}
        isReading={isReading}
        isOver={isOver}
      />
      <label htmlFor={id} className="mt-6 mb-1.5 block font-medium">
        {t.paste}
      </label>
      <textarea
        id={id}
        rows={6}
        value={text}
        placeholder={t.pasteHint}
        onChange={({ target }) => onText(target.value)}
        data-unsaved={text.trim() === '' ? undefined : ''}
        className="w-full rounded-md border border-field bg-surface px-3 py-2"
      />
      <div className="mt-3 flex justify-end">
        <Button busy={isReading || text.trim() === ''} onClick={() => onSource(text)}>
          {t.read}
        </Button>
      </div>
      <p role="status" className="sr-only">
        {isReading ? t.reading : ''}
      </p>
    </div>
  )
}
