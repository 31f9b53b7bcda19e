import { createHash } from 'node:crypto'
import { type NewPerson, PASSWORD } from '#scripts/lib/new-person.ts'
import { browserHash } from '#src/api/domain/wechat-scene.ts'
import { ofPerson, type Scenario } from './scenario.ts'
import type { FaultWorld } from './world.ts'

const TOO_MANY = 429
const NOT_SIGNED_IN = 401

/** A network address of its own for each mobile number, so that limits of other attempts do not apply. */
function addressOf(mobile: string): string {
  return `2001:db8:${Number(mobile.slice(3, 7)).toString(16)}:${Number(mobile.slice(7)).toString(16)}::1`
}

async function codeFor(world: FaultWorld, mobile: string, type: 'register' | 'reset'): Promise<string> {
  await world.done('user.Base/sendCode', { mobile, type }, { address: addressOf(mobile) })
  return world.sms.at(-1)?.code ?? ''
}

function signInAgain(world: FaultWorld, { mobile }: NewPerson): Promise<unknown> {
  return world.done('user.Base/loginByPassword', { mobile, password: PASSWORD }, { address: addressOf(mobile) })
}

async function sceneOf(world: FaultWorld) {
  const browserKey = createHash('sha256').update(world.newKey()).digest('base64url')
  const options = { browserKey, address: addressOf(world.newMobile()) }
  return { browserKey, options }
}

const favourite = { template_id: 1001, template_type: 'word' }

/** Scenarios of accounts, sessions and favourites. */
export const ACCOUNT_CALLS = {
  'user.Base/sendCode': async (world) => {
    const mobile = world.newMobile()
    return {
      input: { mobile, type: 'register' },
      options: { address: addressOf(mobile) },
      effect: () => world.row('SELECT count(*) AS codes FROM sms_codes WHERE mobile = ?', mobile),
      // The attempt is counted before the code is sent, so the retry comes a minute later.
      alsoTrue: [TOO_MANY],
    }
  },
  'user.Base/register': async (world) => {
    const mobile = world.newMobile()
    const code = await codeFor(world, mobile, 'register')
    return {
      input: { mobile, password: PASSWORD, code },
      options: { address: addressOf(mobile) },
      effect: () =>
        world.row(
          `SELECT (SELECT count(*) FROM users WHERE mobile = ?1) AS accounts,
             (SELECT count(*) FROM sms_codes WHERE mobile = ?1 AND used_at IS NOT NULL) AS codes`,
          mobile,
        ),
    }
  },
  'user.Base/loginByPassword': async (world) => {
    const { id, mobile } = await world.newPerson()
    return {
      input: { mobile, password: PASSWORD },
      options: { address: addressOf(mobile) },
      effect: () => world.row('SELECT count(*) > 1 AS signed_in FROM sessions WHERE user_id = ?', id),
    }
  },
  'user.Base/resetPassword': async (world) => {
    const { id, mobile } = await world.newPerson()
    const code = await codeFor(world, mobile, 'reset')
    return {
      input: { mobile, password: 'another-bamboo', code },
      options: { address: addressOf(mobile) },
      effect: () =>
        world.row(
          `SELECT (SELECT count(*) FROM sessions WHERE user_id = ?1) AS sessions,
             (SELECT count(*) FROM sms_codes WHERE mobile = ?2 AND used_at IS NOT NULL) AS codes`,
          id,
          mobile,
        ),
    }
  },
  'user.Base/logout': ofPerson({
    input: {},
    effect: 'SELECT count(*) AS sessions FROM sessions WHERE user_id = ?',
  }),
  'user.Account/endDevices': ofPerson({
    input: { others: true },
    before: signInAgain,
    effect: 'SELECT count(*) AS sessions FROM sessions WHERE user_id = ?',
  }),
  'user.Account/sendCode': async (world) => {
    const { mobile, token } = await world.newPerson()
    return {
      input: { to: 'mobile' },
      options: { token, address: addressOf(mobile) },
      effect: () => world.row('SELECT count(*) AS codes FROM sms_codes WHERE mobile = ?', mobile),
      alsoTrue: [TOO_MANY],
    }
  },
  'user.Account/prove': async (world) => {
    const { id, mobile, token } = await world.newPerson()
    const options = { token, address: addressOf(mobile) }
    await world.done('user.Account/sendCode', { to: 'mobile' }, options)
    return {
      input: { code: world.sms.at(-1)?.code ?? '' },
      options,
      effect: () =>
        world.row(
          `SELECT (SELECT count(*) FROM sms_codes WHERE used_for = ?1) AS codes,
             (SELECT count(*) FROM sessions WHERE user_id = ?1 AND proved_at > 0) AS proved`,
          id,
        ),
    }
  },
  'user.Account/delete': async (world) => {
    const { id, token } = await world.newPerson()
    return {
      input: { confirm: String(id) },
      options: { token },
      effect: () =>
        world.row(
          `SELECT (SELECT count(*) FROM sessions WHERE user_id = ?1) AS sessions,
             (SELECT deletes_at > 0 FROM users WHERE id = ?1) AS leaving`,
          id,
        ),
      // The session of the call has ended.
      alsoTrue: [NOT_SIGNED_IN],
    }
  },
  'user.Account/keep': ofPerson({
    input: { keep: true },
    before: (world, { id }) =>
      world.row('UPDATE users SET deletes_at = ?2 WHERE id = ?1 RETURNING id', id, Date.now() + 86_400_000),
    effect: 'SELECT deletes_at IS NULL AS stays FROM users WHERE id = ?',
  }),
  'user.Way/sendCode': async (world) => {
    const { token } = await world.newPerson()
    const mobile = world.newMobile()
    return {
      input: { mobile },
      options: { token, address: addressOf(mobile) },
      effect: () => world.row('SELECT count(*) AS codes FROM sms_codes WHERE mobile = ?', mobile),
      alsoTrue: [TOO_MANY],
    }
  },
  'user.Way/bind': async (world) => {
    const { id, token } = await world.newPerson()
    const mobile = world.newMobile()
    const options = { token, address: addressOf(mobile) }
    await world.done('user.Way/sendCode', { mobile }, options)
    return {
      input: { mobile, code: world.sms.at(-1)?.code ?? '' },
      options,
      effect: () =>
        world.row(
          `SELECT (SELECT mobile = ?2 FROM users WHERE id = ?1) AS bound,
             (SELECT count(*) FROM sms_codes WHERE used_for = ?1 AND mobile = ?2) AS codes`,
          id,
          mobile,
        ),
    }
  },
  'user.Way/remove': ofPerson({
    input: { way: 'email' },
    before: (world, { id }) =>
      world.row('UPDATE users SET email = ?2 WHERE id = ?1 RETURNING id', id, `${id}@example.com`),
    effect: 'SELECT email IS NULL AS gone FROM users WHERE id = ?',
  }),
  'user.WechatScan/create': async (world) => {
    const { id, mobile, token } = await world.newPerson()
    return {
      input: { purpose: 'bind' },
      options: { token, address: addressOf(mobile) },
      effect: () => world.row('SELECT count(*) > 0 AS scenes FROM wechat_scenes WHERE user_id = ?', id),
    }
  },
  'user.WechatScan/bind': async (world) => {
    const { id, mobile, token } = await world.newPerson()
    const options = { token, address: addressOf(mobile) }
    await world.done('user.WechatScan/create', { purpose: 'bind' }, options)
    await world.row(
      'UPDATE wechat_scenes SET status = 2, openid = ?2 WHERE user_id = ?1 RETURNING id',
      id,
      world.newKey(),
    )
    const scene = await world.db.prepare('SELECT id FROM wechat_scenes WHERE user_id = ?').bind(id).first('id')
    return {
      input: { scene_id: String(scene) },
      options,
      effect: () => world.row('SELECT count(*) AS people FROM identities WHERE user_id = ?', id),
    }
  },
  'user.Profile/save': ofPerson({
    input: { user_name: 'Li Lei', picture: null, language: 'en' },
    effect: 'SELECT user_name, language FROM users WHERE id = ?',
  }),
  'user.Password/save': ofPerson({
    input: { password: 'another-bamboo' },
    before: signInAgain,
    effect: 'SELECT count(*) AS sessions FROM sessions WHERE user_id = ?',
  }),
  'user.WechatLogin/loginQrcode': async (world) => {
    const { browserKey, options } = await sceneOf(world)
    const hash = browserHash(world.services.config.appSecret, browserKey)
    return {
      input: {},
      options,
      effect: () => world.row('SELECT count(*) > 0 AS scenes FROM wechat_scenes WHERE browser_hash = ?', hash),
    }
  },
  'user.WechatLogin/check': async (world) => {
    const { options } = await sceneOf(world)
    await world.done('user.WechatLogin/loginQrcode', {}, options)
    const hash = browserHash(world.services.config.appSecret, options.browserKey)
    const openid = world.newKey()
    await world.row(
      "UPDATE wechat_scenes SET status = 2, openid = ?2, nickname = 'Li Lei' WHERE browser_hash = ?1 RETURNING id",
      hash,
      openid,
    )
    const scene = await world.db.prepare('SELECT id FROM wechat_scenes WHERE browser_hash = ?').bind(hash).first('id')
    return {
      input: { scene_id: String(scene) },
      options,
      effect: () =>
        world.row(
          `SELECT (SELECT count(*) FROM identities WHERE subject = ?1) AS people,
             (SELECT count(*) FROM sessions WHERE user_id = (SELECT user_id FROM identities WHERE subject = ?1)) AS sessions`,
          openid,
        ),
    }
  },
  'user.TemplateCollections/push': ofPerson({
    input: favourite,
    effect: 'SELECT count(*) AS favourites FROM favourites WHERE user_id = ?',
  }),
  'user.TemplateCollections/remove': ofPerson({
    input: favourite,
    before: (world, { token }) => world.done('user.TemplateCollections/push', favourite, { token }),
    effect: 'SELECT count(*) AS favourites FROM favourites WHERE user_id = ?',
  }),
  'site.Contact/create': async (world) => {
    const email = `${world.newMobile()}@example.com`
    return {
      input: { email, topic: 'other', name: '', order_no: '', message: 'x' },
      options: { address: addressOf(world.newMobile()) },
      effect: () => world.row('SELECT count(*) AS messages FROM contact_messages WHERE email = ?', email),
    }
  },
  'site.Visit/count': async (world) => {
    const address = addressOf(world.newMobile())
    const before = await world.db.prepare('SELECT views FROM word_templates WHERE id = 1001').first<number>('views')
    return {
      input: { kind: 'template', id: 1001 },
      options: { address },
      effect: async () => {
        const views = await world.db.prepare('SELECT views FROM word_templates WHERE id = 1001').first<number>('views')
        return Number(views) - Number(before)
      },
    }
  },
} satisfies Record<string, Scenario>
