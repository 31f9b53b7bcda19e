import { expect, test } from 'vitest'
import { applicationCardOf } from '#src/api/applications/view.ts'
import type { ApplicationRow } from '#src/api/db/applications/application-list.ts'

const row: ApplicationRow = {
  ...{
    id: 'application000001',
    employer: '青竹',
    title: '产品经理',
    link: '',
    status: 'sent',
    next_step: '',
    next_on: null,
  },
  ...{
    resume_id: null,
    resume_title: null,
    resume_deleted: 0,
    created_at: 1,
    updated_at: 2,
    coverage: [],
    sendings: [],
  },
}

const sending = (id: string, created_at: number): ApplicationRow['sendings'][number] => ({
  ...{
    id: id.repeat(16),
    sent_on: '2026-11-21',
    name: `${id}.pdf`,
    bytes: 9,
    kept: 1,
    share_id: null,
    share_label: '',
    created_at,
  },
})

test('what was sent is listed in the order of its time, what was sent at once in one order, however it is read', () => {
  const [a, b, c, d] = [sending('a', 7), sending('b', 7), sending('c', 7), sending('d', 5)]
  for (const sendings of [
    [a, b, c, d],
    [c, b, a, d],
    [b, d, c, a],
    [d, c, a, b],
  ]) {
    const names = applicationCardOf({ ...row, sendings }, 'secret').sendings.map(({ file }) => file?.name)
    expect(names).toEqual(['d.pdf', 'a.pdf', 'b.pdf', 'c.pdf'])
  }
})

test('the first coverage comes before the last, however they are read', () => {
  const coverage = ['first', 'last'].map((slot, nth) => ({ slot, covered: nth, total: 5, at: 9 }))
  const shown = [coverage, coverage.toReversed()].map(
    (read) => applicationCardOf({ ...row, coverage: read }, 'secret').coverage,
  )
  expect(shown.map((both) => both.map(({ covered }) => covered))).toEqual([
    [0, 1],
    [0, 1],
  ])
})
