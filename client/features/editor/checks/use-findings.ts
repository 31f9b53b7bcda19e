import { useEffect, useState } from 'react'
import { useDocument } from '#client/features/editor/session/use-editor.tsx'
import type { MadePdf } from '#client/features/editor/shell/use-pdf.ts'
import { today } from '#client/lib/calendar-day.ts'
import { loadPart } from '#client/lib/part.ts'
import type { Finding, Verdicts } from '#src/resume/checks/finding.ts'

/** The debounce before the checks run, in ms; typing and the preview come first. */
const REST_MS = 400

/** The findings of the rules; null before the first result. `failed` when the rules could not be loaded. */
export type Findings = { findings: readonly Finding[] | null; failed: boolean; retry: () => void }

/** Checks the résumé after each pause in typing, and again for each newer file and each answer about its words. */
export function useFindings(made: MadePdf | null, verdicts: Verdicts): Findings {
  const document = useDocument()
  const [findings, setFindings] = useState<readonly Finding[] | null>(null)
  const [failed, setFailed] = useState(false)
  const [attempt, setAttempt] = useState(0)

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt runs it again
  useEffect(() => {
    let isWanted = true
    const timer = setTimeout(async () => {
      try {
        const { checkResume } = await loadPart(() => import('#src/resume/checks/check.ts'))
        if (!isWanted) return
        const file = made && (await made.pdf.file())
        if (!isWanted) return
        setFindings(
          checkResume({ document, today: today(), file: file && { ...file, bytes: file.bytes.length }, verdicts }),
        )
        setFailed(false)
      } catch {
        if (isWanted) setFailed(true)
      }
    }, REST_MS)
    return () => {
      isWanted = false
      clearTimeout(timer)
    }
  }, [document, made, verdicts, attempt])

  return { findings, failed, retry: () => setAttempt((count) => count + 1) }
}
