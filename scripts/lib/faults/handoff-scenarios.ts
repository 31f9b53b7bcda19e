import { createHash } from 'node:crypto'
import * as z from 'zod/mini'
import { JPEG, owned } from './resume-scenarios.ts'
import { type Scenario, startingWith } from './scenario.ts'
import type { FaultWorld } from './world.ts'

const code = z.object({ handoff: z.string(), link: z.string() })

type Purpose = 'resume' | 'photo'

/** Creates a code, and a phone that has opened it. */
async function handed(world: FaultWorld, purpose: Purpose = 'resume') {
  const { person, options: desk, id } = await owned(world)
  const { handoff, link } = code.parse(await world.done('user.Handoff/create', { id, purpose }, desk))
  const phone = { browserKey: createHash('sha256').update(world.newKey()).digest('base64url') }
  const effect = () =>
    world.row(
      `SELECT status, rivals, picture IS NOT NULL AS brought,
         (SELECT count(*) FROM sessions WHERE user_id = ?1 AND handed_over = 1) AS phones,
         (SELECT count(*) FROM photos WHERE user_id = ?1) AS photos
       FROM handoffs WHERE user_id = ?1`,
      person.id,
    )
  return { desk, handoff, link, options: phone, effect }
}

async function allowed(world: FaultWorld, purpose?: Purpose) {
  const all = await handed(world, purpose)
  await world.done('user.Handoff/ask', { link: all.link }, all.options)
  await world.done('user.Handoff/answer', { handoff: all.handoff, allow: true }, all.desk)
  return all
}

const ofCode = startingWith((world) => handed(world))
const ofAllowed = startingWith((world) => allowed(world))

/** Scenarios of handing over to a phone. */
export const HANDOFF_CALLS = {
  'user.Handoff/create': async (world) => {
    const { person, options: desk, id } = await owned(world)
    const effect = () => world.row('SELECT count(*) AS codes FROM handoffs WHERE user_id = ?', person.id)
    return { input: { id, purpose: 'resume' }, options: desk, effect }
  },
  'user.Handoff/look': ofCode(({ link }) => ({ link })),
  'user.Handoff/ask': ofCode(({ link }) => ({ link })),
  'user.Handoff/answer': async (world) => {
    const { desk, handoff, link, options, effect } = await handed(world)
    await world.done('user.Handoff/ask', { link }, options)
    return { input: { handoff, allow: true }, options: desk, effect }
  },
  'user.Handoff/collect': ofAllowed(({ link }) => ({ link })),
  'user.Handoff/bring': async (world) => {
    const { link, options, effect } = await allowed(world, 'photo')
    return { input: { link, image: JPEG, shape: '25x35' }, options, effect }
  },
} satisfies Record<string, Scenario>
