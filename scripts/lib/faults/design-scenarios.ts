import type { Scenario } from './scenario.ts'

const ownDesign = {
  id: 'design-0001',
  design: { qingjianDesign: 1, name: 'x', design: { id: 'slips' }, sections: { main: [], beside: [] } },
}

/** Scenarios of saved designs. */
export const DESIGN_CALLS = {
  'user.Design/save': async (world) => {
    const { id, token } = await world.newPerson()
    return {
      input: ownDesign,
      options: { token },
      effect: () => world.row('SELECT id, design FROM own_designs WHERE user_id = ?', id),
    }
  },
  'user.Design/remove': async (world) => {
    const { id, token } = await world.newPerson()
    await world.done('user.Design/save', ownDesign, { token })
    return {
      input: { id: ownDesign.id },
      options: { token },
      effect: () => world.row('SELECT count(*) AS designs FROM own_designs WHERE user_id = ?', id),
    }
  },
} satisfies Record<string, Scenario>
