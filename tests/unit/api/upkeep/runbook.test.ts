import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { alertKinds } from '#src/api/upkeep/alerts.ts'

test('each kind of alert has its entry in the runbook: what it means, what to look at, what mends it', () => {
  const [, ...entries] = readFileSync('docs/runbook.md', 'utf8').split(/^## /m)
  expect(entries.map((entry) => entry.split('\n')[0])).toEqual(Object.keys(alertKinds))
  for (const entry of entries) {
    expect([...entry.matchAll(/^\*\*(\w+):\*\*/gm)].map(([, part]) => part)).toEqual(['Means', 'Look', 'Mend'])
  }
})
