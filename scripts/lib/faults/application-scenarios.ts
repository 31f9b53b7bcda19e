import * as z from 'zod/mini'
import { document, PDF } from './resume-scenarios.ts'
import { type Scenario, startingWith } from './scenario.ts'
import type { FaultWorld } from './world.ts'

const made = z.object({ id: z.string() })
const sent = z.object({ sendings: z.array(made) })

const begun = {
  employer: '青竹科技',
  title: '产品经理',
  link: '',
  posting: '负责支付产品的规划',
  coverage: { covered: 1, total: 3 },
  resume: null,
  doc: document,
}

const OWN = 'SELECT id FROM applications WHERE user_id = ?1'

/** All rows about the applications of a user, and the number of their résumés. */
const effectOf = (world: FaultWorld, user: number) => () =>
  world.row(
    `SELECT count(*) AS applications, min(title) AS title, min(status) AS status,
       (SELECT count(*) FROM resumes WHERE user_id = ?1) AS resumes,
       (SELECT count(*) FROM application_states WHERE application_id IN (${OWN})) AS states,
       (SELECT sum(covered) FROM application_coverage WHERE application_id IN (${OWN})) AS covered,
       (SELECT count(*) FROM application_sendings WHERE user_id = ?1) AS sendings,
       (SELECT count(file_key) FROM application_sendings WHERE user_id = ?1) AS files
     FROM applications WHERE user_id = ?1`,
    user,
  )

async function applying(world: FaultWorld) {
  const person = await world.newPerson()
  const options = { token: person.token }
  const { id } = made.parse(await world.done('user.Application/create', { key: world.newKey(), ...begun }, options))
  const file = { name: '林知夏.pdf', base64: PDF }
  const sending = { id, key: world.newKey(), on: '2026-11-26', file, share: null }
  return { id, options, sending, effect: effectOf(world, person.id) }
}

const ofApplication = startingWith(applying)

/** Scenarios of applications for jobs. */
export const APPLICATION_CALLS = {
  'user.Application/create': async (world) => {
    const { id, token } = await world.newPerson()
    return { input: { key: world.newKey(), ...begun }, options: { token }, effect: effectOf(world, id) }
  },
  'user.Application/change': ofApplication(({ id }) => {
    const next = { step: '准备一面', on: '2026-12-01' }
    return { id, title: '高级产品经理', status: 'interview', next }
  }),
  'user.Application/measure': ofApplication(({ id }) => ({ id, coverage: { covered: 2, total: 3 } })),
  'user.Application/send': ofApplication(({ sending }) => sending),
  'user.Application/unsend': ofApplication(async ({ sending, options }, world) => {
    const [first] = sent.parse(await world.done('user.Application/send', sending, options)).sendings
    return { id: first?.id }
  }),
  'user.Application/remove': ofApplication(async ({ id, sending, options }, world) => {
    await world.done('user.Application/send', sending, options)
    return { id }
  }),
} satisfies Record<string, Scenario>
