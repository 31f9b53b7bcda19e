import { runInDurableObject } from 'cloudflare:test'
import { beforeAll } from 'vitest'
import { visitCounters } from './visits.ts'

// `reset`, which follows, passes over what has left memory: the counters of an earlier file would stay.
beforeAll(async () => {
  for (const counter of await visitCounters()) await runInDurableObject(counter, () => {})
})
