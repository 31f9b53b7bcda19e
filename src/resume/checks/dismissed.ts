import type { Finding } from './finding.ts'

/**
 * What is remembered of a dismissed finding: its rule and place, and each slip, so that another slip at the same place
 * is told of.
 */
export function namesOfDismissed({ rule, address, slips }: Finding): string[] {
  const place = `${rule} ${address}`
  return slips === undefined ? [place] : slips.map(({ text }) => `${place} ${text.replace(/\s+/g, ' ')}`)
}

/** Whether a finding, with all of its slips, has been dismissed. */
export function isDismissed(finding: Finding, dismissed: ReadonlySet<string>): boolean {
  return namesOfDismissed(finding).every((name) => dismissed.has(name))
}
