import { useMemo, useState } from 'react'
import { Button } from '#client/components/button.tsx'
import { Segments } from '#client/features/editor/design/segments.tsx'
import { createPdfEngine, type DrawablePdf } from '#client/features/editor/pdf/engine.ts'
import { PdfPreview } from '#client/features/editor/pdf/pdf-preview.tsx'
import { photoAddress } from '#client/features/editor/session/photo-address.ts'
import { useDocument, useEditor } from '#client/features/editor/session/use-editor.tsx'
import { editorMessages } from '#client/i18n/editor.ts'
import { editorVersionMessages, partMessages } from '#client/i18n/editor-versions.ts'
import { useMessages } from '#client/i18n/messages.ts'
import { useClient } from '#client/lib/client.tsx'
import { say } from '#client/lib/say.ts'
import { useStore } from '#client/lib/store.ts'
import { useAnswer } from '#client/lib/use-answer.ts'
import { useAsync } from '#client/lib/use-async.ts'
import { useIsShown } from '#client/lib/use-is-shown.ts'
import { useShown } from '#client/lib/use-shown.ts'
import type { ResumeVersion } from '#src/contract/resumes.ts'
import type { ResumeDocument } from '#src/resume/document.ts'
import { readDocument } from '#src/resume/read-document.ts'
import { restoreVersion } from '#src/resume/sync/restore.ts'
import type { PdfFile } from './use-pdf.ts'
import { useKeepVersion } from './use-saved.ts'
import { changesBetween, linesToMark } from './version-changes.ts'
import type { MarkedLines, MarkedPage } from './version-marks.ts'
import { versionTime } from './version-time.ts'

type CompareProps = { version: ResumeVersion; present: PdfFile['made']; onBack: () => void; onRestored: () => void }
type View = 'then' | 'now' | 'changes'

/** Compares a version with the present state: both as pages, and a list of changes; on phones one at a time. */
export function VersionCompare({ version, present, onBack, onRestored }: CompareProps) {
  const t = useMessages(editorMessages)
  const words = useMessages(editorVersionMessages)
  const now = useDocument()
  const file = useStore(present)
  const { document: then, pdf, failed } = useVersion(version.number)
  const { restore, isRestoring } = useRestore(then, onRestored)
  const [view, setView] = useState<View>('then')
  const names = useMessages(partMessages)
  const lines = useMemo(() => then && linesToMark(then, now, names), [then, now, names])
  const title = [version.name, versionTime(version.at, t.locale)].filter(Boolean).join(' · ')
  const shown = (name: View) => (view === name ? '' : 'max-sm:hidden')
  return (
    <>
      <div className="mt-4 sm:hidden">
        <Segments
          label={words.view}
          options={[
            ['then', words.kept],
            ['now', t.present],
            ['changes', words.changes],
          ]}
          value={view}
          onChange={setView}
        />
      </div>
      <div className="mt-4 grid gap-5 sm:grid-cols-2 xl:grid-cols-[minmax(0,1fr)_minmax(0,1fr)_300px]">
        <Page title={title} pdf={pdf} failed={failed} lines={lines?.kept} className={shown('then')} />
        <Page title={t.present} pdf={file?.pdf ?? null} lines={lines?.now} className={shown('now')} isNew />
        <section aria-label={words.changes} className={`sm:col-span-2 xl:col-span-1 ${shown('changes')}`}>
          <h3 className="mb-2 text-sm font-medium text-muted max-sm:sr-only">{words.changes}</h3>
          {then && <VersionChanges then={then} now={now} />}
        </section>
      </div>
      <div className="mt-5 flex flex-wrap items-center justify-end gap-3">
        <p className="mr-auto text-sm text-muted">{t.restoreText}</p>
        <Button onClick={onBack}>{t.backToVersions}</Button>
        <Button variant="primary" busy={isRestoring || then === null} onClick={restore}>
          {t.restore}
        </Button>
      </div>
    </>
  )
}

type PageProps = {
  title: string
  pdf: DrawablePdf | null
  failed?: boolean
  /** The lines to mark. */
  lines: MarkedLines | undefined
  /** Whether the marked lines were added, rather than removed. */
  isNew?: boolean
  className: string
}

/** The pages of one state, with the lines marked that the other lacks. */
function Page({ title, pdf, failed = false, lines, isNew = false, className }: PageProps) {
  const t = useMessages(editorMessages)
  return (
    <div className={`min-w-0 ${className}`}>
      <h3 className="mb-2 text-sm font-medium text-muted">{title}</h3>
      <div
        // biome-ignore lint/a11y/noNoninteractiveTabindex: scrollable areas must be reachable by keyboard
        tabIndex={0}
        className="h-[58dvh] overflow-y-auto rounded-md border border-line bg-sunken p-3"
      >
        {failed && (
          <p role="alert" className="text-sm text-seal">
            {t.makingFailed}
          </p>
        )}
        {!failed && pdf === null && <p className="text-sm text-muted">{t.making}</p>}
        <div className="relative">
          <PdfPreview pdf={pdf} label={title} />
          {pdf && lines && <Marks pdf={pdf} lines={lines} colour={isNew ? 'bg-accent/20' : 'bg-seal/20'} />}
        </div>
      </div>
    </div>
  )
}

/** An overlay of marks, laid out like the pages. It is decoration: the list of changes has the same content. */
function Marks({ pdf, lines, colour }: { pdf: DrawablePdf; lines: MarkedLines; colour: string }) {
  const wanted = useMemo(() => ({ pdf, lines }), [pdf, lines])
  const { value, failed } = useAsync(wanted, async () => {
    const { findMarks } = await import('./version-marks.ts')
    return findMarks((await pdf.file()).bytes, lines)
  })
  // Without marks the pages can still be compared.
  const pages: readonly MarkedPage[] = failed ? [] : (value ?? [])
  const share = (part: number) => `${part * 100}%`
  return (
    <div aria-hidden="true" className="pointer-events-none absolute inset-0">
      {pages.map(({ ratio, marks }, page) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: pages and marks have no names, and all change together
        <div key={page} className="relative mb-4" style={{ aspectRatio: ratio }}>
          {marks.map(({ left, top, width, height }) => (
            <mark
              key={`${left} ${top}`}
              className={`absolute rounded-xs ${colour}`}
              style={{ left: share(left), top: share(top), width: share(width), height: share(height) }}
            />
          ))}
        </div>
      ))}
    </div>
  )
}

/** Loads the document of a version and makes its file. */
function useVersion(number: number): { document: ResumeDocument | null; pdf: DrawablePdf | null; failed: boolean } {
  const client = useClient()
  const { id } = useEditor()
  const { data, failed } = useAnswer('user.Resume/version', { id, number: String(number) }, client.report)
  const document = useMemo(() => {
    const read = data && readDocument(data.doc)
    return read !== null && 'document' in read ? read.document : null
  }, [data])

  // Its pages are drawn as long as they are shown.
  const [engine] = useState(() => createPdfEngine(photoAddress))
  useShown(() => engine.close)
  const make = async () => {
    // This page may be too old to read the version.
    if (document === null) throw new Error('The version is unreadable')
    return await engine.render(document)
  }
  const made = useAsync(data, make, client.report)

  return { document, pdf: made.value, failed: failed || made.failed }
}

/**
 * Restores a version as an undoable edit, after storing the present state as a version; not once the comparison is left.
 */
function useRestore(version: ResumeDocument | null, onRestored: () => void) {
  const t = useMessages(editorMessages)
  const client = useClient()
  const { editRevocably } = useEditor()
  const keepBefore = useKeepVersion()
  const [isRestoring, setRestoring] = useState(false)
  const isShown = useIsShown()

  async function restore(then: ResumeDocument): Promise<void> {
    setRestoring(true)
    try {
      await keepBefore()
    } catch {
      if (!isShown()) return
      setRestoring(false)
      client.notify({ kind: 'error', title: t.restoreFailed, text: t.restoreOffline })
      return
    }
    if (!isShown()) return
    const takeBack = editRevocably((now) => restoreVersion(now, then, Date.now()))
    onRestored()
    const undo = () => {
      takeBack?.()
      say(t.undone)
    }
    client.notify({ kind: 'success', title: t.restored, ...(takeBack && { action: { label: t.undo, run: undo } }) })
  }

  return { restore: () => version && void restore(version), isRestoring }
}

/** The changes between two states, part by part: removed and added lines. */
function VersionChanges({ then, now }: { then: ResumeDocument; now: ResumeDocument }) {
  const t = useMessages(editorVersionMessages)
  const { locale } = useMessages(editorMessages)
  const changes = changesBetween(then, now, useMessages(partMessages))
  if (changes.length === 0) return <p className="text-sm text-muted">{t.same}</p>
  return (
    <ul
      // biome-ignore lint/a11y/noNoninteractiveTabindex: scrollable areas must be reachable by keyboard
      tabIndex={0}
      className="grid max-h-[58dvh] content-start gap-4 overflow-y-auto text-sm max-xl:grid-cols-[repeat(auto-fill,minmax(240px,1fr))]"
    >
      {changes.map(({ part, removed, added }) => (
        <li key={part} className="min-w-0">
          <h4 className="font-medium">{part}</h4>
          {removed.length + added.length === 0 && <p className="text-muted">{t.other}</p>}
          {removed.map((line) => (
            <del key={line} className="mt-1 block wrap-anywhere border-l-2 border-seal pl-2 text-muted">
              {line}
            </del>
          ))}
          {added.map((line) => (
            <ins
              key={line}
              lang={locale}
              className="mt-1 block wrap-anywhere border-l-2 border-accent pl-2 no-underline"
            >
              {line}
            </ins>
          ))}
        </li>
      ))}
    </ul>
  )
}
