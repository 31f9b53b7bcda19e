import { type FormEvent, useId, useRef, useState } from 'react'
import { Button } from '#client/components/button.tsx'
import { Dialog } from '#client/components/dialog.tsx'
import { LoadFailure } from '#client/components/load-failure.tsx'
import { useEditor } from '#client/features/editor/session/use-editor.tsx'
import { editorMessages } from '#client/i18n/editor.ts'
import { useMessages } from '#client/i18n/messages.ts'
import { useClient } from '#client/lib/client.tsx'
import { useAction } from '#client/lib/use-action.ts'
import { useAnswer } from '#client/lib/use-answer.ts'
import type { ResumeVersion } from '#src/contract/resumes.ts'
import { RESUME_NAME_MAX } from '#src/contract/text-limits.ts'
import type { PdfFile } from './use-pdf.ts'
import { useSaved } from './use-saved.ts'
import { VersionCompare } from './version-compare.tsx'
import { versionTime } from './version-time.ts'

type VersionsProps = { onClose: () => void; present: PdfFile['made'] }

/** The versions of the résumé: name, compare and restore them. */
export function VersionsDialog({ onClose, present }: VersionsProps) {
  const t = useMessages(editorMessages)
  return (
    <Dialog open onClose={onClose} title={t.versions} width="widest">
      <Versions onClose={onClose} present={present} />
    </Dialog>
  )
}

function Versions({ onClose, present }: VersionsProps) {
  const t = useMessages(editorMessages)
  const { id } = useEditor()
  const { data: versions, failed, reload } = useAnswer('user.Resume/versions', { id })
  const [chosen, setChosen] = useState<ResumeVersion | null>(null)
  if (chosen !== null) {
    const back = () => setChosen(null)
    return <VersionCompare version={chosen} present={present} onBack={back} onRestored={onClose} />
  }
  return (
    <>
      <p className="mt-2 text-sm text-muted">{t.versionsText}</p>
      <NameForm onNamed={reload} />
      {failed && <LoadFailure text={t.versionsFailed} onRetry={reload} className="mt-6" />}
      {versions === null && !failed && <p className="mt-6 text-muted">{t.loadingVersions}</p>}
      {versions?.length === 0 && <p className="mt-6 text-muted">{t.noVersions}</p>}
      <ul className="mt-5 rows">
        {versions?.map((version) => (
          <li key={version.number} className="flex items-center gap-4 py-2">
            <span className="mr-auto">
              <time dateTime={new Date(version.at).toISOString()} className="block">
                {versionTime(version.at, t.locale)}
              </time>
              <span className="text-sm text-muted">{version.name ?? t.automatic}</span>
            </span>
            <Button
              size="small"
              aria-label={`${t.compare} · ${version.name ?? versionTime(version.at, t.locale)}`}
              onClick={() => setChosen(version)}
            >
              {t.compare}
            </Button>
          </li>
        ))}
      </ul>
    </>
  )
}

function NameForm({ onNamed }: { onNamed: () => void }) {
  const t = useMessages(editorMessages)
  const client = useClient()
  const { id } = useEditor()
  const saved = useSaved()
  const [name, setName] = useState('')
  const [isMissing, setMissing] = useState(false)
  const { busy, run } = useAction()
  const field = useRef<HTMLInputElement>(null)
  const note = useId()

  async function keep(): Promise<void> {
    await saved()
    await client.call('user.Resume/nameVersion', { id, name })
    // What was typed meanwhile stays.
    setName((now) => (now === name ? '' : now))
    onNamed()
  }

  function submit(event: FormEvent): void {
    event.preventDefault()
    const isBlank = name.trim() === ''
    setMissing(isBlank)
    if (isBlank) field.current?.focus()
    else run(keep)
  }

  return (
    <form onSubmit={submit} noValidate className="mt-4">
      <div className="flex gap-2 max-sm:flex-col max-sm:[&>button]:min-h-11">
        <span className="form-box min-w-0 flex-1" data-invalid={isMissing ? '' : undefined}>
          <input
            ref={field}
            aria-label={t.versionName}
            aria-invalid={isMissing || undefined}
            aria-describedby={isMissing ? note : undefined}
            placeholder={t.versionName}
            value={name}
            data-unsaved={name.trim() === '' ? undefined : ''}
            maxLength={RESUME_NAME_MAX}
            onChange={({ target }) => {
              setName(target.value)
              setMissing(false)
            }}
            className="w-full bg-transparent px-3 outline-none"
          />
        </span>
        <Button type="submit" busy={busy}>
          {t.nameVersion}
        </Button>
      </div>
      {isMissing && (
        <p id={note} className="mt-1 text-sm text-seal">
          {t.nameWanted}
        </p>
      )}
    </form>
  )
}
