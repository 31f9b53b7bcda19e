import type { Context } from 'hono'
import { type SandboxEnv, wechatOf } from '#src/sandbox/bindings.ts'
import { deliver } from '#src/sandbox/deliver.ts'
import { type SandboxWechatAccount, settingsOf } from '#src/sandbox/settings.ts'
import { type AuthorizeRequest, allowed, denied, readAuthorizeUrl } from './authorize.ts'
import type { Person } from './people.ts'
import { formOf, type PhoneVisit, visit } from './phone.ts'
import { isPushAnswered, readReply, scanPush } from './push.ts'
import type { Phone, ScanScene, SceneState } from './scene.ts'

/** A scene and the person acting on it; `phone` is null until they have scanned. */
export type SceneActor = {
  c: Context<SandboxEnv>
  scene: ScanScene
  person: Person
  phone: Phone | null
  account: SandboxWechatAccount
  site: typeof fetch
  now: number
}

/** Whether a step succeeded. */
export type ScanOutcome = { ok: true } | { ok: false; error: string }

const OUT_OF_ORDER = '该公众号提供的服务出现故障，请稍后再试'

/** Scans a code of the official account: WeChat notifies the site and shows its reply in the chat. */
export async function scanQrcode({ c, scene, person, phone, account, site, now }: SceneActor): Promise<ScanOutcome> {
  if (scene.endsAt <= now) return { ok: false, error: 'WeChat says: 二维码已过期' }
  const push = scanPush(scene, person, account, now)
  const delivery = await deliver(site, push, isPushAnswered)
  await wechatOf(c).follow(person.openid)
  const noted = { ...(phone ?? newPhone(scene, person)), push }
  let reply: string | null
  try {
    reply = readReply(delivery, account, person.openid)
  } catch (error) {
    await wechatOf(c).putPhone({ ...noted, reply: OUT_OF_ORDER })
    return { ok: false, error: `${reasonOf(error)} (${delivery.tries} tries)` }
  }
  const link = /<a href="([^"]+)"/.exec(reply ?? '')?.[1] ?? null
  await wechatOf(c).putPhone({ ...noted, reply, authorizeUrl: link ?? noted.authorizeUrl })
  if (link === null) return { ok: false, error: `The account answered: ${reply ?? 'nothing'}` }
  await wechatOf(c).putScene({ ...scene, state: 'scanned', user: person.id })
  return { ok: true }
}

/** Scans a code that is a link of the site: the phone opens the link. */
export async function scanLink(actor: SceneActor): Promise<ScanOutcome> {
  const { c, scene, person, account, site } = actor
  const phone = actor.phone ?? newPhone(scene, person)
  const seen = await visit(site, account.siteUrl, phone.cookies, `${account.siteUrl}/wx/l/${scene.id}`)
  if (seen.leftTo === null) {
    if (actor.phone !== null) await wechatOf(c).putPhone({ ...phone, page: seen.heading })
    return { ok: false, error: `The phone shows: ${seen.heading} (${seen.status})` }
  }
  await wechatOf(c).putPhone({ ...phone, authorizeUrl: seen.leftTo, page: null })
  await wechatOf(c).putScene({ ...scene, state: 'scanned', user: person.id })
  return { ok: true }
}

/** Allows the account to identify the person; the phone then asks to confirm the sign-in. */
export async function allowOnPhone(actor: SceneActor): Promise<ScanOutcome> {
  const request = requestOf(actor)
  if (request === null) return notScanned()
  const seen = await open(actor, await allowed(actor.c, request, actor.person.id))
  return formOf(seen, 'confirm') === null ? shown(seen) : { ok: true }
}

/** Confirms or cancels on the site's page; allows the identification first if necessary. */
export async function decideOnPhone(actor: SceneActor, decision: 'confirm' | 'cancel'): Promise<ScanOutcome> {
  const request = requestOf(actor)
  if (request === null) return notScanned()
  const seen = await open(actor, await allowed(actor.c, request, actor.person.id))
  const form = formOf(seen, decision)
  if (form === null) return shown(seen)
  const done = await open(actor, new URL(form.action, actor.account.siteUrl).href, form.fields)
  if (done.status !== 200) return shown(done)
  await note(actor, decision === 'confirm' ? 'confirmed' : 'denied')
  return { ok: true }
}

/** Refuses: on the site's page once the person is identified, before that at WeChat. */
export async function denyOnPhone(actor: SceneActor): Promise<ScanOutcome> {
  const isKnown = Object.keys(actor.phone?.cookies ?? {}).length > 0
  if (isKnown) return decideOnPhone(actor, 'cancel')
  const request = requestOf(actor)
  if (request === null) return notScanned()
  const seen = await open(actor, denied(request))
  if (seen.status !== 200) return shown(seen)
  await note(actor, 'denied')
  return { ok: true }
}

function newPhone(scene: ScanScene, person: Person): Phone {
  return { sceneId: scene.id, user: person.id, cookies: {}, reply: null, authorizeUrl: null, page: null, push: null }
}

/** The identification request with which the site redirected this phone. */
function requestOf({ c, phone }: SceneActor): AuthorizeRequest | null {
  if (phone === null || phone.authorizeUrl === null) return null
  const read = readAuthorizeUrl(phone.authorizeUrl, settingsOf(c))
  return read.ok ? read.request : null
}

/** Opens an address on the phone and records what it shows. */
async function open(
  { c, phone, site, account }: SceneActor,
  address: string,
  form?: URLSearchParams,
): Promise<PhoneVisit> {
  const cookies = phone?.cookies ?? {}
  const seen = await visit(site, account.siteUrl, cookies, address, form)
  if (phone !== null) await wechatOf(c).putPhone({ ...phone, cookies, page: seen.heading })
  return seen
}

async function note({ c, scene }: SceneActor, state: SceneState): Promise<void> {
  const known = await wechatOf(c).scene(scene.id)
  if (known !== null) await wechatOf(c).putScene({ ...known, state })
}

function notScanned(): ScanOutcome {
  return { ok: false, error: 'This person has not scanned the code' }
}

function shown({ heading, status }: PhoneVisit): ScanOutcome {
  return { ok: false, error: `The phone shows: ${heading} (${status})` }
}

function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}
