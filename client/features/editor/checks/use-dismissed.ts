import { useCallback } from 'react'
import { storedText } from '#client/lib/stored-text.ts'
import type { Finding } from '#src/resume/checks/finding.ts'
import { useStoredSet } from './use-stored-set.ts'

/** The dismissed findings, as rule and address, stored in this browser per résumé. */
export function useDismissed(resume: string) {
  const { known: dismissed, change } = useStoredSet(storedText(() => localStorage, `editor-checks-${resume}`))
  return {
    isDismissed: useCallback((finding: Finding) => dismissed.has(nameOf(finding)), [dismissed]),
    dismiss: (finding: Finding) => change(new Set([...dismissed, nameOf(finding)])),
    restore: () => change(new Set()),
  }
}

function nameOf({ rule, address }: Finding): string {
  return `${rule} ${address}`
}
