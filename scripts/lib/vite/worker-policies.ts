import { appendFileSync, globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'

/** The content policies of worker scripts, by file name without extension. */
export type WorkerPolicies = ReadonlyMap<string, string>

/** Reads the policies: each is in a file beside the entry of its worker, with the same name. */
export function readWorkerPolicies(): WorkerPolicies {
  const files = globSync('client/**/*.csp').sort()
  return new Map(files.map((file) => [basename(file, '.csp'), readFileSync(file, 'utf8').trim()]))
}

/**
 * Adds a rule for each to the headers of the built files: a worker has the policy its own script came with, not the
 * page's.
 * @throws Error naming the policy no built script belongs to
 */
export function writeWorkerPolicies(outDir: string): void {
  const rules = [...readWorkerPolicies()].map(([name, policy]) => {
    if (globSync(`assets/${name}-*`, { cwd: outDir }).length === 0) throw new Error(`There is no worker ${name}`)
    return `\n/assets/${name}-*\n  ! Content-Security-Policy\n  Content-Security-Policy: ${policy}\n`
  })
  appendFileSync(join(outDir, '_headers'), rules.join(''))
}
