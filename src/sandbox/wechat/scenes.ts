import { type Context, Hono } from 'hono'
import { HTTPException } from 'hono/http-exception'
import * as z from 'zod/mini'
import { type SandboxEnv, siteFetch, wechatOf } from '#src/sandbox/bindings.ts'
import { deliver } from '#src/sandbox/deliver.ts'
import { nowOf } from '#src/sandbox/faults.ts'
import { readJson, readOptionalJson } from '#src/sandbox/input.ts'
import { settingsOf } from '#src/sandbox/settings.ts'
import { letExpire } from '#src/sandbox/site-scenes.ts'
import { attackPush, attacks } from './attacks.ts'
import { PERSON_ID, personOf, SOMEBODY } from './people.ts'
import { isPushAnswered, readReply } from './push.ts'
import { linkScene } from './scene.ts'
import { sceneView, sceneViews } from './scene-view.ts'
import {
  allowOnPhone,
  decideOnPhone,
  denyOnPhone,
  type ScanOutcome,
  type SceneActor,
  scanLink,
  scanQrcode,
} from './steps.ts'

const who = z.object({
  user: z.optional(z.string().check(z.regex(PERSON_ID, 'must be lower-case letters and digits'))),
})
const attackInput = z.extend(who, { kind: z.enum(attacks, `must be one of ${attacks.join(', ')}`) })
/** The assumed lifetime, in ms, of a link of the site that the sandbox has not been told of. */
const LINK_LIFE_MS = 300_000

/** The scenes and their actions, for tests and the page: `/scenes`. */
export const scenes = new Hono<SandboxEnv>()

scenes.get('/', async (c) => c.json(await sceneViews(c)))

scenes.post('/:scene/scan', async (c) => {
  const { user = SOMEBODY } = await readOptionalJson(c, who)
  const actor = await actorOf(c, user)
  const outcome = actor.scene.mode === 'mp_scan' ? await scanQrcode(actor) : await scanLink(actor)
  return answer(c, actor.scene.id, outcome)
})

scenes.post('/:scene/allow', async (c) => step(c, allowOnPhone))
scenes.post('/:scene/confirm', async (c) => step(c, (actor) => decideOnPhone(actor, 'confirm')))
scenes.post('/:scene/deny', async (c) => step(c, denyOnPhone))

/** Expires the code at the site, for its page, and at WeChat, which refuses scans of old codes. */
scenes.post('/:scene/expire', async (c) => {
  const id = c.req.param('scene')
  const scene = await wechatOf(c).scene(id)
  if (scene !== null) await wechatOf(c).putScene({ ...scene, state: 'expired', endsAt: await nowOf(c) })
  const isExpired = await letExpire(c, id)
  const error = 'The site has no such code, or cannot be reached'
  return answer(c, id, isExpired ? { ok: true } : { ok: false, error })
})

scenes.post('/:scene/attack', async (c) => {
  const { user, kind } = await readJson(c, attackInput)
  const { scene, person, phone, account, site, now } = await actorOf(c, user)
  const push = attackPush(kind, { scene, person, phone, account, now })
  if (push === null) throw new HTTPException(409, { message: 'Nothing was pushed for this scene yet' })
  const delivery = await deliver(site, push, isPushAnswered, 1)
  const reply = delivery.status === 200 ? readReply(delivery, account, person.openid) : null
  return c.json({ status: delivery.status, reply })
})

async function step(c: Context<SandboxEnv>, act: (actor: SceneActor) => Promise<ScanOutcome>): Promise<Response> {
  const { user } = await readOptionalJson(c, who)
  const actor = await actorOf(c, user)
  return answer(c, actor.scene.id, await act(actor))
}

/** A scene with a phone: of the named person, otherwise of the one who scanned it. */
async function actorOf(c: Context<SandboxEnv>, user: string | undefined): Promise<SceneActor> {
  const { wechat: account } = settingsOf(c)
  const state = wechatOf(c)
  const id = c.req.param('scene') ?? ''
  const now = await nowOf(c)
  const scene = (await state.scene(id)) ?? linkScene({ id, createdAt: now, endsAt: now + LINK_LIFE_MS })
  const person = personOf(user ?? scene.user ?? SOMEBODY, account.appId)
  const follows = person.follows || (await state.follows(person.openid))
  const phone = await state.phone(id, person.id)
  return { c, scene, phone, person: { ...person, follows }, account, site: siteFetch(c), now }
}

async function answer(c: Context<SandboxEnv>, id: string, outcome: ScanOutcome): Promise<Response> {
  const scene = await sceneView(c, id)
  return outcome.ok ? c.json({ scene }) : c.json({ error: outcome.error, scene }, 409)
}
