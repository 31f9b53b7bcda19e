import { useCallback } from 'react'
import { storedText } from '#client/lib/stored-text.ts'
import { isDismissed, namesOfDismissed } from '#src/resume/checks/dismissed.ts'
import type { Finding } from '#src/resume/checks/finding.ts'
import { useStoredSet } from './use-stored-set.ts'

/** The dismissed findings, stored in this browser per résumé. */
export function useDismissed(resume: string) {
  const { known: dismissed, change } = useStoredSet(storedText(() => localStorage, `editor-checks-${resume}`))
  return {
    isDismissed: useCallback((finding: Finding) => isDismissed(finding, dismissed), [dismissed]),
    dismiss: (finding: Finding) => change(new Set([...dismissed, ...namesOfDismissed(finding)])),
    restore: () => change(new Set()),
  }
}
