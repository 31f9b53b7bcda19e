import { useCallback, useState } from 'react'
import type { Finding } from '#src/resume/checks/finding.ts'

/** The dismissed findings, as rule and address, stored in this browser per résumé. */
export function useDismissed(resume: string) {
  const key = `editor-checks-${resume}`
  const [dismissed, setDismissed] = useState(() => read(key))

  function change(next: ReadonlySet<string>): void {
    setDismissed(next)
    try {
      if (next.size === 0) localStorage.removeItem(key)
      else localStorage.setItem(key, [...next].join('\n'))
    } catch {
      // Not stored where the browser forbids it.
    }
  }

  return {
    isDismissed: useCallback((finding: Finding) => dismissed.has(nameOf(finding)), [dismissed]),
    dismiss: (finding: Finding) => change(new Set([...dismissed, nameOf(finding)])),
    restore: () => change(new Set()),
  }
}

function nameOf({ rule, address }: Finding): string {
  return `${rule} ${address}`
}

function read(key: string): ReadonlySet<string> {
  try {
    return new Set((localStorage.getItem(key) ?? '').split('\n').filter(Boolean))
  } catch {
    return new Set()
  }
}
