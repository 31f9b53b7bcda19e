import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { readWorkerPolicies } from '#scripts/lib/vite/worker-policies.ts'

test('every worker has a policy beside its entry, and every policy a worker', () => {
  const sources = globSync('client/**/*.{ts,tsx}').map((file) => readFileSync(file, 'utf8'))
  const started = sources.flatMap((source) => [
    ...source.matchAll(/new Worker\(new URL\('\.\/(.+)\.ts'/g),
    ...source.matchAll(/'pdfjs-dist\/build\/(.+)\.mjs\?(?:url|worker)/g),
  ])
  expect([...new Set(started.map(([, name]) => name))].sort()).toEqual([...readWorkerPolicies().keys()].sort())
})
