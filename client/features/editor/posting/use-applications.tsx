import { createContext, type ReactNode, use, useEffect, useEffectEvent, useState } from 'react'
import { type OpenApplication, useApplication } from '#client/components/applications/use-application.ts'
import { useEditor } from '#client/features/editor/session/use-editor.tsx'
import { useClient } from '#client/lib/client.tsx'
import { useAnswer } from '#client/lib/use-answer.ts'
import type { Application, ApplicationCard } from '#src/contract/applications.ts'
import { withMeasure } from './with-measure.ts'

/** How long after the last edit the coverage is measured, in ms. */
const REST_MS = 1500

/** The applications that use a résumé, and the selected one. */
export type ResumeApplications = {
  /** Null until they are loaded. */
  list: readonly ApplicationCard[] | null
  /** Whether there are none; false while one created here is open, which the list may not contain yet. */
  isNone: boolean
  failed: boolean
  reload: () => void
  open: OpenApplication
  choose: (id: string) => void
}

const ApplicationsContext = createContext<ResumeApplications | null>(null)

/**
 * Loads the applications that use a résumé of an account, and measures how much of the open one's posting the résumé
 * covers.
 */
export function ApplicationsProvider({ children }: { children: ReactNode }) {
  const { id } = useEditor()
  const { data, failed, reload } = useAnswer('user.Application/list', { resume: id })
  const [chosen, choose] = useState<string | null>(null)
  const open = useApplication(chosen ?? data?.items[0]?.id ?? null)
  const isNone = chosen === null && data?.items.length === 0
  useMeasuring(open)
  return (
    <ApplicationsContext value={{ list: data?.items ?? null, isNone, failed, reload, open, choose }}>
      {children}
    </ApplicationsContext>
  )
}

/** The applications of the résumé; null when it is not in an account. */
export function useApplications(): ResumeApplications | null {
  return use(ApplicationsContext)
}

/** Records how much of the posting the résumé covers, some time after each edit that changes it. */
function useMeasuring({ application, patch }: OpenApplication): void {
  const client = useClient()
  const { document } = useEditor()
  const id = application?.id ?? null

  const measure = useEffectEvent(async (known: Application) => {
    const { measureCoverage } = await import('#src/resume/coverage/coverage.ts')
    const coverage = measureCoverage(document.get(), known.posting)
    const last = known.coverage.at(-1)
    if (last?.covered === coverage.covered && last.total === coverage.total) return
    await client.call('user.Application/measure', { id: known.id, coverage })
    patch((now) => ({ ...now, coverage: withMeasure(now.coverage, { ...coverage, at: Date.now() }) }))
  })
  const measureNow = useEffectEvent(() => {
    // A failed call is repeated after the next edit, or when the résumé is opened again.
    if (application !== null) measure(application).catch(() => {})
  })

  useEffect(() => {
    if (id === null) return
    let timer = setTimeout(() => measureNow(), REST_MS)
    const stop = document.subscribe(() => {
      clearTimeout(timer)
      timer = setTimeout(() => measureNow(), REST_MS)
    })
    return () => {
      clearTimeout(timer)
      stop()
    }
  }, [id, document])
}
