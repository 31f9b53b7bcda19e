import { expect, test } from 'vitest'
import { itemsIn } from '#src/resume/edits.ts'
import { readReactiveResume } from '#src/resume/formats/reactive-resume.ts'

type Role = { position: string; period?: string; description?: string }

/** The items that are read of a company with roles. */
function itemsOf(company: Record<string, unknown>, roles: readonly Role[]) {
  const document = readReactiveResume({
    basics: { name: 'Ada' },
    sections: { experience: { items: [{ company: 'Acme', ...company, roles }] } },
  })
  return Object.keys(document.sections).flatMap((id) =>
    itemsIn(document, id).map(([, { pos, section, ...item }]) => item),
  )
}

const period = '2016-07 - 2022-01'
const lead = { position: 'Lead', period: '2020-01' }
const clerk = { position: 'Clerk', period: '2016-07 - 2019-12' }

test('roles with a period of their own have nothing of the period of their company', () => {
  expect(itemsOf({ period, location: 'Leeds' }, [lead, clerk])).toEqual([
    { org: 'Acme', title: 'Lead', city: 'Leeds', start: '2020-01' },
    { org: 'Acme', title: 'Clerk', start: '2016-07', end: '2019-12' },
  ])
})

test('of roles without any the first has that of the company', () => {
  expect(itemsOf({ period }, [{ position: 'Lead' }, { position: 'Clerk' }])).toEqual([
    { org: 'Acme', title: 'Lead', start: '2016-07', end: '2022-01' },
    { org: 'Acme', title: 'Clerk' },
  ])
})

test('a company with a text of its own is an item beside its roles', () => {
  expect(itemsOf({ period, summary: 'Builds cranes.' }, [clerk])).toEqual([
    { org: 'Acme', start: '2016-07', end: '2022-01', body: 'Builds cranes.' },
    { org: 'Acme', title: 'Clerk', start: '2016-07', end: '2019-12' },
  ])
})

test('what is hidden of a company is so of all its roles', () => {
  expect(itemsOf({ hidden: true }, [lead, clerk]).map(({ hidden }) => hidden)).toEqual([true, true])
})
