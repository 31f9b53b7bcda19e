import * as z from 'zod/mini'
import { readCached } from '#src/site/kv-cache.ts'
import { createTestApi } from './api.ts'

let keys = 0

/** What is kept is a text. */
export const schema = z.string()

/** What the last of all isolates draws: an hour is an hour to it. */
const LAST = (length: number) => new Uint8Array(length).fill(255)

/** A reader of a key no other test has, what it asks the origin for, and what it leaves running. */
export function newReader(replaced: Parameters<typeof createTestApi>[0] = {}) {
  keys += 1
  const key = `kv-cache-${keys}`
  const api = createTestApi({ after: () => () => {}, randomBytes: LAST, ...replaced })
  const site = { version: 3 }
  const origin = { asked: 0, answer: async (): Promise<string | null> => 'loaded' }
  const running: Promise<unknown>[] = []
  const read = (keeps?: (value: string) => boolean) =>
    readCached(api.services, (task) => running.push(task), {
      key,
      version: site.version,
      schema,
      load: () => {
        origin.asked += 1
        return origin.answer()
      },
      ...(keeps && { keeps }),
    })
  const settle = () => Promise.all(running.splice(0))
  return { ...api, key, site, origin, read, settle }
}
