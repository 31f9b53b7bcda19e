import type { KVNamespace } from '@cloudflare/workers-types'
import type { SceneStore } from '#src/api/domain/wechat-scene.ts'
import type { Locale } from '#src/contract/index.ts'
import type { Log } from '#src/lib/log.ts'

/** What sign-in needs; `now` in ms since 1970. */
export type WechatDeps = {
  http: typeof fetch
  now: () => number
  randomBytes: (length: number) => Uint8Array
  log: Log
  scenes: SceneStore
  /** Caches the access token. */
  cache: KVNamespace
  /** The secret for hashing keys of browsers and phones. */
  secret: string
  siteName: (locale: Locale) => Promise<string>
}
