/** What has been tried, and what of it went wrong. */
export class Tally {
  tried = 0
  /** How often, and the first time, by what is wrong. */
  readonly findings = new Map<string, { count: number; example: string }>()

  found(what: string, example: string): void {
    const known = this.findings.get(what)
    if (known === undefined) this.findings.set(what, { count: 1, example })
    else known.count += 1
  }

  /** Notes a finding unless something that must hold does. */
  expect(holds: boolean, what: string, example: string): void {
    if (!holds) this.found(what, example)
  }

  get count(): number {
    return [...this.findings.values()].reduce((sum, { count }) => sum + count, 0)
  }
}
