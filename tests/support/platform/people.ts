import * as z from 'zod/mini'
import { document } from '#scripts/lib/faults/resume-scenarios.ts'
import { createWorld } from '#scripts/lib/faults/world.ts'
import { runSite } from '#scripts/lib/local-worker.ts'

/** A person of a site, what they have bought, and their résumés. */
export type PlayedPerson = { id: number; mobile: string; order: string; resumes: string[] }

const ordered = z.object({ order_no: z.string() })
const made = z.object({ id: z.string() })

/** Adds a person who has written, and paid, to a site of this machine. */
export async function addPlayedPerson(stateDir: string): Promise<PlayedPerson> {
  const site = await runSite({ stateDir, variables: {}, log: 'silent' })
  try {
    const world = createWorld(site.bindings)
    const { id, mobile, token } = await world.newPerson()
    const ids = []
    for (const doc of [document, { ...document, title: '另一份' }]) {
      ids.push(made.parse(await world.done('user.Resume/create', { key: world.newKey(), doc }, { token })).id)
    }
    const { order_no } = ordered.parse(await world.done('user.Pay/vip', { id: '1', pay_type: '1' }, { token }))
    const { amount } = z
      .object({ amount: z.int() })
      .parse(await world.row('SELECT amount FROM orders WHERE order_no = ?', order_no))
    const payment = { kind: 'payment', orderNo: order_no, transactionId: `t-${order_no}`, amount }
    await world.notify({ ...payment, eventId: `e-${order_no}` })
    return { id, mobile, order: order_no, resumes: ids }
  } finally {
    await site.stop()
  }
}
