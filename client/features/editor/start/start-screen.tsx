import { type ReactNode, useState } from 'react'
import { Button } from '#client/components/button.tsx'
import { Icon } from '#client/components/icon.tsx'
import { PartBoundary } from '#client/components/part-boundary.tsx'
import { DesignChoices } from '#client/features/editor/design/design-choices.tsx'
import { useHome, useReportUnkept } from '#client/features/editor/session/home.tsx'
import { editorImportMessages } from '#client/i18n/editor-import.ts'
import { editorStartMessages } from '#client/i18n/editor-start.ts'
import { useMessages } from '#client/i18n/messages.ts'
import { type LimitReached, useClient } from '#client/lib/client.tsx'
import { useLocale } from '#client/lib/page.tsx'
import { lazyPart } from '#client/lib/part.ts'
import { localePath } from '#client/lib/paths.ts'
import { useAction } from '#client/lib/use-action.ts'
import { ContentStep } from './content-step.tsx'
import { LanguageStep, SituationStep } from './first-steps.tsx'
import { Step } from './step.tsx'
import { useChoices } from './use-choices.ts'

const ImportAsNew = lazyPart(async () => (await import('#client/features/editor/import/import-ways.tsx')).ImportAsNew)

type StartScreenProps = {
  /** The path the arrow leads back to, and its name. */
  back: { path: string; label: string }
  /** Links to continue with something else instead. */
  others: ReactNode
  /** Shown beside the button: the limit, or where the résumé will be stored. */
  note: ReactNode
  /** When the limit is reached, what says so; `id` is that of the note that says it too. */
  full?: (LimitReached & { id: string }) | null
}

/**
 * Marks the page as having a bar at the bottom, above which toasts are shown; returns a function that removes the mark.
 * The mark is on the root element: if the style of the toasts looked for the bar (`:has`), the whole page would be
 * styled anew whenever anything is added to it.
 */
function liftToasts(): () => void {
  const { dataset } = document.documentElement
  dataset.bottomBar = ''
  return () => {
    delete dataset.bottomBar
  }
}

/** The start screen: language, situation, content and design, each preset with a guess. */
export function StartScreen({ back, others, note, full = null }: StartScreenProps) {
  const t = useMessages(editorStartMessages)
  const locale = useLocale()
  const choices = useChoices()
  const { busy, create } = useCreation(choices)
  const importing = useMessages(editorImportMessages)
  const { limitReached } = useClient()
  const [isImporting, setImporting] = useState(false)
  return (
    <div className="flex h-full flex-col">
      <header className="flex h-14 flex-none items-center gap-1 border-b border-line bg-surface px-2 sm:px-3">
        <a href={localePath(locale, back.path)} aria-label={back.label} title={back.label} className="icon-btn">
          <Icon name="arrow-left" />
        </a>
        <h1 className="text-lg">{t.title}</h1>
      </header>
      <form
        className="flex min-h-0 flex-1 flex-col"
        onSubmit={(event) => {
          event.preventDefault()
          create()
        }}
      >
        <div className="min-h-0 flex-1 overflow-y-auto">
          <div className="wrap py-8">
            <div className="mb-8 flex flex-wrap items-center gap-x-6 gap-y-3">
              <p className="mr-auto text-muted">{t.lead}</p>
              <Button
                icon="file"
                aria-describedby={full?.id}
                onClick={() => (full ? limitReached.set(full) : setImporting(true))}
              >
                {importing.start}
              </Button>
            </div>
            {others}
            <div className="grid gap-x-14 gap-y-10 lg:grid-cols-[minmax(0,5fr)_minmax(0,6fr)]">
              <div className="grid content-start gap-10">
                <LanguageStep {...choices} />
                <SituationStep {...choices} />
                <ContentStep {...choices} />
              </div>
              <Step number={4} title={t.design}>
                <div className="[--sketch:112px] sm:[--sketch:132px]">
                  <DesignChoices
                    value={choices.design}
                    choiceOf={(id) => ({ id })}
                    locale={choices.locale}
                    onChange={(design) => choices.choose({ design })}
                  />
                </div>
              </Step>
            </div>
          </div>
        </div>
        <footer ref={liftToasts} className="flex-none border-t border-line bg-surface">
          <div className="wrap flex flex-wrap items-center justify-end gap-x-6 gap-y-2 py-3">
            {note}
            <Button type="submit" variant="primary" size="large" busy={busy}>
              {busy ? t.creating : t.create}
            </Button>
          </div>
        </footer>
      </form>
      {isImporting && (
        <PartBoundary onGone={() => setImporting(false)}>
          <ImportAsNew onClose={() => setImporting(false)} />
        </PartBoundary>
      )}
    </div>
  )
}

/** Creates the résumé and opens its editor, which replaces the start screen in the browser's history. */
function useCreation({ request, document }: ReturnType<typeof useChoices>) {
  const client = useClient()
  const home = useHome()
  const report = useReportUnkept()
  const locale = useLocale()
  const { busy: isAtWork, run } = useAction()
  const doc = document()

  function create(): void {
    if (doc === null) return
    const open = async () => client.navigate(localePath(locale, await home.create(doc, request)), { replace: true })
    run(open, { onFailure: (error) => report(error, create) })
  }

  const busy = isAtWork || doc === null
  return { busy, create: () => !busy && create() }
}
