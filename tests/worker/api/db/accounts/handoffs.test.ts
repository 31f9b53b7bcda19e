import { env } from 'cloudflare:workers'
import { expect, test } from 'vitest'
import {
  allowPhone,
  askFor,
  beginPicture,
  collectHandoff,
  endPicture,
  findHandoff,
  refusePhone,
} from '#src/api/db/accounts/handoffs.ts'
import { STATUS } from '#src/api/domain/handoff.ts'
import { MINUTE, START } from '#tests/support/api.ts'
import { newUser, put, read, resumeRow } from '#tests/support/rows.ts'

let codes = 0

/** A code of somebody with a session and a résumé, as it is stored; `other` as a test has it. */
async function newCode(other: Record<string, string | number | null> = {}) {
  codes += 1
  const id = `code-${codes}`
  const user = await newUser()
  const session = { created_at: 0, last_seen_at: 0, user_agent: '', address: '', expires_at: START + MINUTE }
  await put('sessions', { token_hash: `desk-${id}`, user_id: user, ...session })
  await put('resumes', resumeRow(`resume-${id}`, user))
  const row = {
    ...{ id, link_hash: `link-${id}`, purpose: 'resume', user_id: user, resume_id: `resume-${id}` },
    ...{ session_hash: `desk-${id}`, address_key: 'home', expires_at: START + MINUTE, ...other },
  }
  await put('handoffs', row)
  return { id, user, desk: `desk-${id}`, link: `link-${id}`, status: () => column(id, 'status') }
}

const column = async (id: string, name: string) => (await read('handoffs', name, `id = '${id}'`)).flat()[0]

const asking = (linkHash: string, other: Partial<Parameters<typeof askFor>[1]> = {}) =>
  askFor(env.DB, {
    ...{
      linkHash,
      phoneHash: 'phone',
      agent: 'a',
      place: 'p',
      addressKey: 'home',
      ownSession: '',
      now: START,
      ...other,
    },
  })
const allowed = { status: STATUS.allowed, phone_hash: 'phone' }
const letIn = (linkHash: string) => ({ linkHash, phoneHash: 'phone', now: START })
const collect = (link: string, tokenHash: string, other: object = {}) => {
  const session = { tokenHash, userAgent: '', address: '', country: '', now: START }
  return collectHandoff(env.DB, { ...letIn(link), ownSession: '', session, ...other })
}

test('only what is backed by a session and a résumé of the same account goes on', async () => {
  const stranger = await newCode()
  for (const [what, other] of [
    ['a session of another', { session_hash: stranger.desk }],
    ['a résumé of another', { resume_id: 'resume-code-1' }],
    ['no session', { session_hash: 'none' }],
    ['no résumé', { resume_id: 'none' }],
  ] as const) {
    const waiting = await newCode(other)
    expect([what, (await asking(waiting.link))?.isBacked, await waiting.status()]).toEqual([
      what,
      false,
      STATUS.waiting,
    ])
    const asked = await newCode({ ...other, status: STATUS.asked, phone_hash: 'phone' })
    await allowPhone(env.DB, asked.id, other === undefined ? '' : String(await column(asked.id, 'session_hash')), START)
    expect([what, await asked.status()]).toEqual([what, STATUS.asked])
    const ready = await newCode({ ...other, ...allowed })
    expect([what, await collect(ready.link, `phone-${ready.id}`), await ready.status()]).toEqual([
      what,
      false,
      STATUS.allowed,
    ])
  }
})

test('a session that ends, or a code whose time is over, lets nobody in at that moment', async () => {
  const { link, desk, id } = await newCode()
  await env.DB.prepare('UPDATE sessions SET expires_at = ? WHERE token_hash = ?').bind(START, desk).run()
  expect((await findHandoff(env.DB, link, START - 1))?.isBacked).toBe(true)
  expect((await findHandoff(env.DB, link, START))?.isBacked).toBe(false)
  const late = await newCode({ expires_at: START })
  expect((await asking(late.link))?.status).toBe(STATUS.waiting)
  expect((await asking(late.link, { now: START - 1 }))?.status).toBe(STATUS.asked)
  const over = await newCode({ expires_at: START, status: STATUS.asked, phone_hash: 'phone' })
  await allowPhone(env.DB, over.id, over.desk, START)
  await refusePhone(env.DB, over.id, over.desk, START)
  expect([await over.status(), id]).toEqual([STATUS.asked, id])
})

test('others that ask are counted up to a hundred; neither the same phone nor the desk’s own browser is one', async () => {
  const { link, desk, id } = await newCode({ rivals: 98 })
  await asking(link)
  await asking(link)
  expect(await column(id, 'rivals')).toBe(98)
  await asking(link, { phoneHash: 'other', ownSession: desk })
  expect(await column(id, 'rivals')).toBe(98)
  for (let nth = 0; nth < 4; nth += 1) await asking(link, { phoneHash: `other-${nth}` })
  expect([await column(id, 'rivals'), await column(id, 'phone_hash')]).toEqual([100, 'phone'])
})

test('a phone is near in the same network, and never where networks are unknown', async () => {
  for (const [desk, phone, near] of [
    ['home', 'home', 1],
    ['home', 'away', 0],
    ['home', '', 0],
    ['', '', 0],
  ] as const) {
    const { link, id } = await newCode({ address_key: desk })
    await asking(link, { addressKey: phone })
    expect([desk, phone, await column(id, 'is_near')]).toEqual([desk, phone, near])
  }
})

test('each purpose gives what it is for, to the phone that was let in', async () => {
  const resume = await newCode(allowed)
  const photo = await newCode({ ...allowed, purpose: 'photo' })
  expect(await collect(photo.link, 'phone-of-photo')).toBe(false)
  expect(await beginPicture(env.DB, { ...letIn(resume.link), pictureHash: 'p' })).toBe(false)
  expect(await collect(resume.link, 'phone-of-other', { phoneHash: 'other' })).toBe(false)
  expect(await beginPicture(env.DB, { ...letIn(photo.link), phoneHash: 'other', pictureHash: 'p' })).toBe(false)
  expect(await read('sessions', 'token_hash', "token_hash LIKE 'phone-of-%'")).toEqual([])
  expect(await beginPicture(env.DB, { ...letIn(photo.link), pictureHash: 'p' })).toBe(true)
  const end = (pictureHash: string) =>
    endPicture(env.DB, { ...letIn(photo.link), pictureHash, key: 'key', shape: 'square' })
  expect((await end('another'))?.status).toBe(STATUS.allowed)
  expect(await end('p')).toMatchObject({ status: STATUS.done, picture: { key: 'key', shape: 'square' } })
  expect(await collect(resume.link, 'phone-of-resume')).toBe(true)
})
