import { ofPerson, type Scenario } from './scenario.ts'

const ownDesign = {
  id: 'design-0001',
  design: { qingjianDesign: 1, name: 'x', design: { id: 'slips' }, sections: { main: [], beside: [] } },
}

/** Scenarios of saved designs. */
export const DESIGN_CALLS = {
  'user.Design/save': ofPerson({
    input: ownDesign,
    effect: 'SELECT id, design FROM own_designs WHERE user_id = ?',
  }),
  'user.Design/remove': ofPerson({
    input: { id: ownDesign.id },
    before: (world, { token }) => world.done('user.Design/save', ownDesign, { token }),
    effect: 'SELECT count(*) AS designs FROM own_designs WHERE user_id = ?',
  }),
} satisfies Record<string, Scenario>
