import { randomBytes, randomInt, randomUUID } from 'node:crypto'
import { type NewPerson, PASSWORD } from '#scripts/lib/new-person.ts'
import { makeCodes } from '#scripts/lib/redeem-codes.ts'
import type { EndpointName } from '#src/contract/index.ts'
import { DEVELOPMENT_SECRET } from '#src/env/index.ts'
import type { Got } from './client.ts'
import { jpegOf } from './pictures.ts'
import { type AttackWorld, linkSettings, resumeOf } from './world.ts'

const AT_ONCE = 50
const LIVE = 'SELECT count(*) FROM resumes WHERE user_id = ? AND deleted_at IS NULL'

/** One call made fifty times at once, and what must be true afterwards. */
type Race = {
  call: EndpointName
  input: (nth: number) => object
  /** Who sends the n-th call; by default all of them are the same person at the same address. */
  by?: (nth: number) => NewPerson | undefined
  holds: (answers: Got[]) => Promise<boolean>
}
type PrepareRace = (world: AttackWorld, person: NewPerson) => Promise<Race>

/** Returns a mobile number that has not been sent a code yet. */
const newNumber = () => `136${String(randomInt(1e8)).padStart(8, '0')}`

const isDone = (got: Got) => got.body.includes('"code":1,')
const done = (answers: Got[]) => answers.filter(isDone).length

const saveOf = (id: string, rev: number, mid: string) => ({
  id,
  rev,
  mid,
  journal: 'journal-1',
  schema: resumeOf('').schema,
  doc: resumeOf(mid),
})

/** A race about a new résumé. */
function ofResume(raceOf: (world: AttackWorld, id: string, person: NewPerson) => Race): PrepareRace {
  return async (world, person) => raceOf(world, await world.newResume(person), person)
}

/** A code that one person can redeem. */
function newCode(world: AttackWorld): Promise<string[]> {
  return makeCodes(world.db, DEVELOPMENT_SECRET, { plan: 'monthly', count: 1, uses: 1, expiresAt: null })
}

/** Every call that changes something, by what its race must not lead to. */
const races: Record<string, PrepareRace> = {
  'more résumés than the level has': async ({ count }, { id }) => ({
    call: 'user.Resume/create',
    input: () => ({ key: randomUUID(), doc: resumeOf('赛') }),
    holds: async (answers) => (await count(LIVE, id)) === 3 && done(answers) === 3,
  }),
  'two résumés of one request': async ({ count }, { id }) => ({
    call: 'user.Resume/create',
    input: () => ({ key: 'the-same-request', doc: resumeOf('赛') }),
    holds: async (answers) => (await count(LIVE, id)) === 1 && done(answers) === AT_ONCE,
  }),
  'more copies than the level has': ofResume(({ count }, id, person) => ({
    call: 'user.Resume/duplicate',
    input: () => ({ id, key: randomUUID() }),
    holds: async () => (await count(LIVE, person.id)) === 3,
  })),
  'more restored than the level has': async ({ call, count, newResume }, person) => {
    const ids: string[] = []
    for (let nth = 0; nth < 6; nth += 1) {
      const id = await newResume(person)
      ids.push(id)
      await call('user/resume/del', { id }, person)
    }
    return {
      call: 'user.Resume/undelete',
      input: (nth) => ({ id: ids[nth % ids.length] }),
      holds: async () => (await count(LIVE, person.id)) === 3,
    }
  },
  'a deletion that counts twice': ofResume(({ count }, id) => ({
    call: 'user/resume/del',
    input: () => ({ id }),
    holds: async () => (await count('SELECT count(*) FROM resumes WHERE id = ? AND deleted_at > 0', id)) === 1,
  })),
  'two saves from one revision': ofResume(({ call }, id, person) => ({
    call: 'user.Resume/save',
    input: (nth) => saveOf(id, 1, `race-of-saves-${nth}`),
    holds: async (answers) => {
      const now = await call('user.Resume/document', { id }, person)
      return done(answers) === 1 && now.body.includes('"rev":2,')
    },
  })),
  'one save stored twice': ofResume(({ call }, id, person) => ({
    call: 'user.Resume/save',
    input: () => saveOf(id, 1, 'the-same-save'),
    holds: async (answers) => {
      const now = await call('user.Resume/document', { id }, person)
      return done(answers) === AT_ONCE && now.body.includes('"rev":2,')
    },
  })),
  'one new title told twice': ofResume(({ call }, id, person) => ({
    call: 'user.Resume/rename',
    input: () => ({ id, mid: 'the-same-title', title: '新' }),
    holds: async () => (await call('user.Resume/document', { id }, person)).body.includes('"rev":2,'),
  })),
  'more named versions than fifty': async ({ newResume, call }, person) => {
    const id = await newResume(person)
    for (let nth = 0; nth < 20; nth += 1) await call('user.Resume/nameVersion', { id, name: `早${nth}` }, person)
    return {
      call: 'user.Resume/nameVersion',
      input: (nth) => ({ id, name: `版本${nth}` }),
      holds: async (answers) => done(answers) === 30,
    }
  },
  'more kept versions than there are': ofResume((_world, id) => ({
    call: 'user.Resume/keepVersion',
    input: () => ({ id }),
    holds: async (answers) => done(answers) === AT_ONCE,
  })),
  'more photos than the level has': async ({ count, call }, person) => {
    for (let nth = 0; nth < 20; nth += 1) {
      await call('user.Resume/uploadPhoto', { image: jpegOf(`before ${nth}`).toString('base64') }, person)
    }
    return {
      call: 'user.Resume/uploadPhoto',
      input: (nth) => ({ image: jpegOf(`photo ${nth}`).toString('base64') }),
      holds: async (answers) =>
        (await count('SELECT count(*) FROM photos WHERE user_id = ?', person.id)) === 50 && done(answers) === 30,
    }
  },
  'two pictures of one revision': ofResume(({ count }, id) => ({
    call: 'user.Resume/uploadThumbnail',
    input: (nth) => ({ id, rev: 1, image: jpegOf(`thumbnail ${nth}`).toString('base64') }),
    holds: async () => (await count('SELECT thumbnail_rev FROM resumes WHERE id = ?', id)) === 1,
  })),
  'links to files without end': async ({ count }, { id }) => ({
    call: 'user.Resume/linkFile',
    input: (nth) => ({ name: `${nth}.pdf`, file: Buffer.from(`%PDF-1.7\n${nth}\n%%EOF\n`).toString('base64') }),
    holds: async (answers) =>
      (await count('SELECT count(*) FROM linked_files WHERE user_id = ?', id)) === done(answers) &&
      done(answers) < AT_ONCE,
  }),
  'more links to a résumé than twenty': ofResume(({ count }, id) => ({
    call: 'user.Share/create',
    input: () => ({ ...linkSettings, id, key: randomUUID() }),
    holds: async () => (await count('SELECT count(*) FROM shares WHERE resume_id = ?', id)) === 20,
  })),
  'passwords of a link guessed at one time': async ({ victim, count }) => ({
    call: 'resume.Share/unlock',
    input: (nth) => ({ token: victim.link.token, password: `guess-${nth}` }),
    by: () => undefined,
    holds: async (answers) =>
      done(answers) === 0 && (await count("SELECT count(*) FROM attempts WHERE kind = 'share'")) <= 20,
  }),
  'a code redeemed by two': async (world) => {
    const { count, newPerson } = world
    const [code = ''] = await newCode(world)
    const people = await Promise.all(Array.from({ length: AT_ONCE }, newPerson))
    return {
      call: 'user/vip_redeem',
      input: () => ({ code }),
      by: (nth) => people[nth],
      holds: async (answers) =>
        done(answers) === 1 &&
        (await count("SELECT count(*) FROM users WHERE level = 'monthly' AND id >= ?", people[0]?.id)) === 1,
    }
  },
  'a code that gives its days twice': async (world, { id }) => {
    const [code = ''] = await newCode(world)
    return {
      call: 'user/vip_redeem',
      input: () => ({ code }),
      holds: async (answers) =>
        done(answers) >= 1 && (await world.count('SELECT count(*) FROM redemptions WHERE user_id = ?', id)) === 1,
    }
  },
  'two orders for a membership': async ({ count }, { id }) => ({
    call: 'user.Pay/vip',
    input: () => ({ id: '1', pay_type: '1', surface: 'qr' }),
    holds: async (answers) =>
      done(answers) >= 1 && (await count("SELECT count(*) FROM orders WHERE user_id = ? AND door = 'open'", id)) === 1,
  }),
  'two orders for a template': async ({ count }, { id }) => ({
    call: 'user.Pay/jianli',
    input: () => ({ id: '1001', pay_type: '2', surface: 'qr' }),
    holds: async (answers) =>
      done(answers) >= 1 && (await count("SELECT count(*) FROM orders WHERE user_id = ? AND door = 'open'", id)) === 1,
  }),
  'more downloads than the day has': async ({ count }, { id }) => ({
    call: 'word.Jianli/download',
    input: (nth) => ({ id: String(1001 + nth) }),
    holds: async () => (await count('SELECT count(*) FROM word_downloads WHERE user_id = ?', id)) === 1,
  }),
  'a favourite kept twice': async ({ count }, { id }) => ({
    call: 'user.TemplateCollections/push',
    input: () => ({ template_id: 1001, template_type: 'word' }),
    holds: async () => (await count('SELECT count(*) FROM favourites WHERE user_id = ?', id)) === 1,
  }),
  'a favourite that stays': async ({ call, count }, person) => {
    await call('user.TemplateCollections/push', { template_id: 1001, template_type: 'word' }, person)
    return {
      call: 'user.TemplateCollections/remove',
      input: () => ({ template_id: 1001, template_type: 'word' }),
      holds: async () => (await count('SELECT count(*) FROM favourites WHERE user_id = ?', person.id)) === 0,
    }
  },
  'codes sent to one number': async ({ count }) => {
    const mobile = newNumber()
    return {
      call: 'user.Base/sendCode',
      input: () => ({ mobile, type: 'register', captcha: '' }),
      by: () => undefined,
      holds: async () => (await count('SELECT count(*) FROM sms_codes WHERE mobile = ?', mobile)) <= 1,
    }
  },
  'codes guessed at one time': async ({ call, count }) => {
    const mobile = newNumber()
    await call('user.Base/sendCode', { mobile, type: 'register', captcha: '' })
    return {
      call: 'user.Base/register',
      input: (nth) => ({ mobile, password: PASSWORD, password1: '', code: String(1000 + nth) }),
      by: () => undefined,
      holds: async () => (await count('SELECT count(*) FROM users WHERE mobile = ?', mobile)) === 0,
    }
  },
  'codes guessed to reset a password': async ({ victim, count }) => ({
    call: 'user.Base/resetPassword',
    input: (nth) => ({ mobile: victim.mobile, password: 'another-word', password1: '', code: String(1000 + nth) }),
    by: () => undefined,
    holds: async (answers) =>
      done(answers) === 0 && (await count('SELECT count(*) FROM sessions WHERE user_id = ?', victim.id)) >= 1,
  }),
  'passwords guessed at one time': async ({ victim }) => ({
    call: 'user.Base/loginByPassword',
    input: (nth) => ({ mobile: victim.mobile, password: `guess-${nth}`, password1: '', code: '', captcha: '' }),
    by: () => undefined,
    holds: async (answers) =>
      done(answers) === 0 && answers.filter(({ body }) => body.includes('"code":1002')).length <= 5,
  }),
  'a visit counted twice': async ({ count }) => {
    const before = await count('SELECT views FROM word_templates WHERE id = 1002')
    return {
      call: 'site.Visit/count',
      input: () => ({ kind: 'template', id: 1002 }),
      by: () => undefined,
      holds: async () => (await count('SELECT views FROM word_templates WHERE id = 1002')) - before <= 1,
    }
  },
  'a session that outlives its end': async ({ call }, person) => ({
    call: 'user.Base/logout',
    input: () => ({}),
    holds: async () => (await call('user.Info/index', {}, person)).body.includes('"code":401'),
  }),
}

/** Runs each race `rounds` times, each time with a new person. */
export async function race(world: AttackWorld, rounds: number): Promise<void> {
  for (const [name, prepare] of Object.entries(races)) {
    for (let round = 0; round < rounds; round += 1) {
      const person = await world.newPerson()
      const { call, input, by = () => person, holds } = await prepare(world, person)
      const address = `192.0.2.${randomBytes(1)[0]}`
      const answers = await Promise.all(
        Array.from({ length: AT_ONCE }, (_, nth) => world.call(call, input(nth), by(nth), address)),
      )
      world.tally.expect(await holds(answers), name, `${AT_ONCE} × ${call}: ${done(answers)} done`)
    }
  }
}
