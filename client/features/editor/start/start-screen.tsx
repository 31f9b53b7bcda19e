import { useId, useState } from 'react'
import { Button } from '#client/components/button.tsx'
import { Icon } from '#client/components/icon.tsx'
import { PartBoundary } from '#client/components/part-boundary.tsx'
import { DesignChoices } from '#client/features/editor/design/design-choices.tsx'
import { editorImportMessages } from '#client/i18n/editor-import.ts'
import { editorStartMessages } from '#client/i18n/editor-start.ts'
import { useMessages } from '#client/i18n/messages.ts'
import { useClient } from '#client/lib/client.tsx'
import { useLocale, usePayload } from '#client/lib/page.tsx'
import { lazyPart } from '#client/lib/part.ts'
import { localePath } from '#client/lib/paths.ts'
import { MY_RESUMES } from '#src/contract/addresses.ts'
import { editorPath } from '#src/contract/own-addresses.ts'
import { ContentStep } from './content-step.tsx'
import { LanguageStep, SituationStep } from './first-steps.tsx'
import { RecentResumes } from './recent-resumes.tsx'
import { Step } from './step.tsx'
import { useChoices } from './use-choices.ts'

const ImportAsNew = lazyPart(async () => (await import('#client/features/editor/import/import-as-new.tsx')).ImportAsNew)

/** The start screen: language, situation, content and design, each preset with a guess. */
export function StartScreen() {
  const t = useMessages(editorStartMessages)
  const locale = useLocale()
  const choices = useChoices()
  const { busy, create } = useCreation(choices)
  const importing = useMessages(editorImportMessages)
  const { limitReached } = useClient()
  const { limit, isFull } = useQuota()
  const quotaId = useId()
  const [isImporting, setImporting] = useState(false)
  return (
    <div className="flex h-full flex-col">
      <header className="flex h-14 flex-none items-center gap-1 border-b border-line bg-surface px-2 sm:px-3">
        <a href={localePath(locale, MY_RESUMES)} aria-label={t.back} title={t.back} className="icon-btn">
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
                aria-describedby={isFull ? quotaId : undefined}
                onClick={() => (isFull ? limitReached.set({ message: t.full(limit) }) : setImporting(true))}
              >
                {importing.start}
              </Button>
            </div>
            <RecentResumes />
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
        <Bar busy={busy} quotaId={quotaId} />
      </form>
      {isImporting && (
        <PartBoundary onGone={() => setImporting(false)}>
          <ImportAsNew onClose={() => setImporting(false)} />
        </PartBoundary>
      )}
    </div>
  )
}

/** The bar with the create button and the number of résumés used. */
function Bar({ busy, quotaId }: { busy: boolean; quotaId: string }) {
  const t = useMessages(editorStartMessages)
  const client = useClient()
  const { total, limit, isFull } = useQuota()
  return (
    <footer data-bottom-bar="" className="flex-none border-t border-line bg-surface">
      <div className="wrap flex flex-wrap items-center justify-end gap-x-6 gap-y-2 py-3">
        {isFull ? (
          <p id={quotaId} className="mr-auto max-w-text text-sm text-seal">
            {t.full(limit)}{' '}
            <button
              type="button"
              className="link"
              onClick={() => client.openPurchase({ afterwards: () => void client.reload() })}
            >
              {t.upgrade}
            </button>
          </p>
        ) : (
          <p className="mr-auto text-sm text-muted tabular-nums">{t.used(total, limit)}</p>
        )}
        <Button type="submit" variant="primary" size="large" busy={busy}>
          {busy ? t.creating : t.create}
        </Button>
      </div>
    </footer>
  )
}

function useQuota() {
  const { total, limit } = usePayload('editor').mine
  return { total, limit, isFull: total >= limit }
}

/** Creates the résumé and opens it; the editor replaces the start screen in the history. */
function useCreation({ request, document }: ReturnType<typeof useChoices>) {
  const client = useClient()
  const locale = useLocale()
  const [isAtWork, setAtWork] = useState(false)
  const doc = document()

  async function create(): Promise<void> {
    setAtWork(true)
    try {
      const { data } = await client.call('user.Resume/create', { key: request, doc })
      await client.navigate(localePath(locale, editorPath(data.id)), { replace: true })
    } catch (error) {
      client.report(error, () => void create())
    } finally {
      setAtWork(false)
    }
  }

  const busy = isAtWork || doc === null
  return { busy, create: () => !busy && void create() }
}
