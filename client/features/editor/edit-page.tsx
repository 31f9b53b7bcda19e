import { type ReactNode, Suspense } from 'react'
import { useHydrated } from '#client/components/use-hydrated.ts'
import { editorMessages } from '#client/i18n/editor.ts'
import { useMessages } from '#client/i18n/messages.ts'
import { useLocale, usePayload } from '#client/lib/page.tsx'
import { lazyPart } from '#client/lib/part.ts'
import { localePath } from '#client/lib/paths.ts'
import { useWindowEvent } from '#client/lib/use-window-event.ts'
import { classicEditorPath } from '#src/contract/own-addresses.ts'

const Workplace = lazyPart(import.meta.env.SSR ? null : async () => (await import('./workplace.tsx')).Workplace)

/** The editor with the résumé of the address; without one, the start screen. */
export function EditPage() {
  const { resume } = usePayload('editor')
  return (
    <EditorEntrance classic={classicEditorPath(resume?.id)}>
      <Workplace key={resume?.id} />
    </EditorEntrance>
  )
}

type EntranceProps = {
  /** The path of the editor for browsers without scripts. */
  classic: string
  /** A description of the page, for browsers without scripts and search engines. */
  about?: ReactNode
  children: ReactNode
}

/** Shows its children once the page is hydrated and the editor is loaded, and until then that it is loading. */
export function EditorEntrance({ classic, about, children }: EntranceProps) {
  const t = useMessages(editorMessages)
  const isHydrated = useHydrated()
  const locale = useLocale()
  // A file that is dropped where nothing takes it would be opened in place of the page.
  useWindowEvent('dragover', refuseDrop)
  useWindowEvent('drop', refuseDrop)
  const waiting = (
    <>
      {about}
      <p className="p-8 text-muted">{t.loading}</p>
      <noscript>
        <p className="p-8">
          {t.noScript}{' '}
          <a href={localePath(locale, classic)} className="link">
            {t.noScriptLink}
          </a>
        </p>
      </noscript>
    </>
  )
  return <Suspense fallback={waiting}>{isHydrated ? children : waiting}</Suspense>
}

function refuseDrop(event: DragEvent): void {
  const { target, dataTransfer } = event
  const isTaken = event.defaultPrevented || (target instanceof HTMLInputElement && target.type === 'file')
  if (isTaken || dataTransfer === null || !dataTransfer.types.includes('Files')) return
  event.preventDefault()
  dataTransfer.dropEffect = 'none'
}
