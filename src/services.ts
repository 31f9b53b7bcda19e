import type { D1Database, Fetcher, KVNamespace, R2Bucket } from '@cloudflare/workers-types'
import { createCaptchaVerifier } from '#src/api/captcha/index.ts'
import type { CaptchaVerifier } from '#src/api/captcha/verifier.ts'
import { spendSolution } from '#src/api/db/accounts/captcha-uses.ts'
import { createSceneStore } from '#src/api/db/accounts/wechat-scenes.ts'
import { readSiteConfig } from '#src/api/db/site-config.ts'
import type { ResumeNamespace } from '#src/api/documents/index.ts'
import { createMailSender } from '#src/api/mail/index.ts'
import type { MailSender } from '#src/api/mail/sender.ts'
import type { PaymentGateways } from '#src/api/pay/gateway.ts'
import { createGateways } from '#src/api/pay/index.ts'
import { createSmsSender } from '#src/api/sms/index.ts'
import type { SmsSender } from '#src/api/sms/sender.ts'
import { createUseCounter, type UseCounter } from '#src/api/upkeep/use-counter.ts'
import type { VisitNamespace } from '#src/api/visits/index.ts'
import { createWechatSignIn, type WechatSignIn } from '#src/api/wechat/index.ts'
import { createPasswords, type Passwords } from './api/accounts/passwords.ts'
import { type Bindings, type Config, type Inner, type Locatable, parseEnv } from './env/index.ts'
import { createImageService, type ImageService } from './http/image-service.ts'
import { type Log, log } from './lib/log.ts'
import { createRandomBytes } from './lib/random-bytes.ts'

/** Everything with a side effect, created once and passed on; nothing else uses clock, randomness or network. */
export type Services = {
  config: Config
  /** Milliseconds since 1970. */
  now: () => number
  /** Cryptographically strong random bytes. */
  randomBytes: (length: number) => Uint8Array
  /** Runs a task after `ms`; the returned function cancels it. */
  after: (ms: number, run: () => void) => () => void
  fetch: typeof fetch
  /** The Worker with the API and the stores, where this one has pages alone; otherwise null. */
  inner: Inner | null
  log: Log
  /** The ledger: accounts, money, quotas, and everything that is somebody's. */
  db: D1Database
  /** What is published. */
  content: D1Database
  cache: KVNamespace
  /** A cache of this data centre; `null` when there is none, as in the dev server. */
  openCache: (name: 'pictures' | 'payloads') => Promise<Cache | null>
  files: R2Bucket
  documents: ResumeNamespace
  visits: VisitNamespace
  assets: Fetcher
  images: ImageService
  passwords: Passwords
  sms: SmsSender
  mail: MailSender
  /** `null`: there is no sign-in with WeChat. */
  wechat: WechatSignIn | null
  /** `null`: there is no captcha. */
  captcha: CaptchaVerifier | null
  pay: PaymentGateways
  use: UseCounter
}

/** Creates the services of a Worker from its bindings. */
export function createServices(bindings: Bindings): Services {
  const config = parseEnv(bindings)
  const effects = {
    now: () => Date.now(),
    randomBytes: createRandomBytes((bytes) => crypto.getRandomValues(bytes)),
    http: ((input, init) => fetch(input, init)) satisfies typeof fetch,
    log,
  }
  const after: Services['after'] = (ms, run) => {
    const timer = setTimeout(run, ms)
    return () => clearTimeout(timer)
  }
  return {
    config,
    now: effects.now,
    randomBytes: effects.randomBytes,
    after,
    fetch: effects.http,
    inner: bindings.API ?? null,
    log: effects.log,
    db: bindings.DB,
    content: bindings.CONTENT,
    cache: bindings.CACHE,
    openCache: async (name) => (typeof caches === 'undefined' ? null : caches.open(name)),
    files: bindings.FILES,
    documents: madeIn(config.objectLocation, bindings.RESUMES),
    visits: madeIn(config.objectLocation, bindings.VISITS),
    assets: bindings.ASSETS,
    images: createImageService(bindings.IMAGES),
    passwords: createPasswords({ ...effects, after, cost: config.passwordCost }),
    sms: createSmsSender(config.sms, effects),
    mail: createMailSender(config.mail, { ...effects, binding: bindings.MAIL }),
    wechat: createWechatSignIn(config.wechat, {
      ...effects,
      scenes: createSceneStore(bindings.DB),
      cache: bindings.CACHE,
      secret: config.appSecret,
      siteName: async (locale) => (await readSiteConfig(bindings.DB, locale)).site_name,
    }),
    captcha: createCaptchaVerifier(config.captcha, {
      ...effects,
      secret: config.appSecret,
      spend: (id, until) => spendSolution(bindings.DB, id, until),
    }),
    pay: createGateways(config.pay, effects),
    use: createUseCounter({ ...effects, dataset: bindings.USE, db: config.apiBase === undefined ? bindings.DB : null }),
  }
}

/** The namespace, with its objects made in a place if there is one to prefer. */
function madeIn<N extends { getByName: (name: string) => unknown }>(
  locationHint: Config['objectLocation'],
  namespace: Locatable<N>,
): Locatable<N> {
  if (locationHint === undefined) return namespace
  return { getByName: (name) => namespace.getByName(name, { locationHint }) }
}
