/** Counts attempts and collects findings. */
export class Tally {
  tried = 0
  /** How often, and the first time, by what is wrong. */
  readonly findings = new Map<string, { count: number; example: string }>()

  found(what: string, example: string): void {
    const known = this.findings.get(what)
    if (known === undefined) this.findings.set(what, { count: 1, example })
    else known.count += 1
  }

  /** Adds a finding when a condition that must hold does not. */
  expect(holds: boolean, what: string, example: string): void {
    if (!holds) this.found(what, example)
  }

  get count(): number {
    return [...this.findings.values()].reduce((sum, { count }) => sum + count, 0)
  }
}
