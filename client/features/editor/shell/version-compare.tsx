import { useEffect, useState } from 'react'
import { Button } from '#client/components/button.tsx'
import { useDocument, useEditor } from '#client/features/editor/use-editor.tsx'
import { editorMessages } from '#client/i18n/editor.ts'
import { useMessages } from '#client/i18n/messages.ts'
import { useClient } from '#client/lib/client.tsx'
import type { ResumeVersion } from '#src/contract/resumes.ts'
import type { ResumeDocument } from '#src/resume/document.ts'
import { readDocument } from '#src/resume/read-document.ts'
import { plainLines } from './plain-lines.ts'
import { versionTime } from './version-time.ts'

type CompareProps = { version: ResumeVersion; onBack: () => void; onRestored: () => void }

/** A kept state beside the present one; lines only one of them has are marked. */
export function VersionCompare({ version, onBack, onRestored }: CompareProps) {
  const t = useMessages(editorMessages)
  const now = plainLines(useDocument())
  const then = useVersion(version.number)
  const { restore, isRestoring } = useRestore(version.number, onRestored)
  const lines = then === null ? null : plainLines(then)
  return (
    <>
      <div className="mt-4 grid gap-4 sm:grid-cols-2">
        <Lines title={versionTime(version.at, t.locale)} lines={lines} others={now} />
        <Lines title={t.present} lines={now} others={lines ?? now} />
      </div>
      {lines?.join('\n') === now.join('\n') && <p className="mt-3 text-sm text-muted">{t.sameText}</p>}
      <div className="mt-5 flex flex-wrap justify-end gap-3">
        <Button onClick={onBack}>{t.backToVersions}</Button>
        <Button variant="primary" busy={isRestoring || then === null} onClick={restore}>
          {t.restore}
        </Button>
      </div>
      <p className="mt-2 text-right text-sm text-muted">{t.restoreText}</p>
    </>
  )
}

function Lines({ title, lines, others }: { title: string; lines: string[] | null; others: string[] }) {
  const t = useMessages(editorMessages)
  const known = new Set(others)
  return (
    <section aria-label={title}>
      <h3 className="text-sm font-medium text-muted">{title}</h3>
      <div className="mt-2 max-h-[50vh] overflow-y-auto rounded-md border border-line bg-paper p-3 text-sm">
        {lines === null && <p className="text-muted">{t.loadingVersions}</p>}
        {lines?.map((line, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines have no names, and the list is not edited
          <p key={index}>{known.has(line) ? line : <mark className="bg-accent-soft text-ink">{line}</mark>}</p>
        ))}
      </div>
    </section>
  )
}

function useVersion(number: number): ResumeDocument | null {
  const client = useClient()
  const { id } = useEditor()
  const [document, setDocument] = useState<ResumeDocument | null>(null)
  useEffect(() => {
    client.call('user.Resume/version', { id, number: String(number) }).then(
      ({ data }) => {
        const read = readDocument(data.doc)
        if ('document' in read) setDocument(read.document)
      },
      (error: unknown) => client.report(error),
    )
  }, [client, id, number])
  return document
}

function useRestore(number: number, onRestored: () => void) {
  const client = useClient()
  const { id, newId, saving } = useEditor()
  const [isRestoring, setRestoring] = useState(false)
  const [mid] = useState(newId)

  function restore(): void {
    setRestoring(true)
    client
      .call('user.Resume/restoreVersion', { id, number, mid })
      .then(({ data }) => {
        saving.send({ type: 'server.news', rev: data.rev, mid })
        onRestored()
      })
      .catch((error: unknown) => client.report(error))
      .finally(() => setRestoring(false))
  }

  return { restore, isRestoring }
}
