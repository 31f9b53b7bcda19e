import { env } from 'cloudflare:workers'
import { expect, test } from 'vitest'
import { LISTED, planCodes, planList, planRevoke, planUsage } from '#scripts/lib/operate/codes.ts'
import { registerUser } from '#tests/support/accounts.ts'
import { createTestApi, DAY, START } from '#tests/support/api.ts'
import { operatorBeside, operatorTranscript } from '#tests/support/operator.ts'
import { put } from '#tests/support/rows.ts'

// What those who run the site read of codes, whole. Written anew by
// `npx vitest run --project worker whole-codes -u`, once the differences have been looked at.

/** A row of a code: `hash` is what it is found by. */
const code = (hash: string, columns: object = {}) =>
  put('redemption_codes', {
    ...{ code_hash: hash, tail: 'WXYZ', level: 'monthly', uses: 2, used: 0, created_at: START, expires_at: null },
    ...columns,
  })

function openDesk() {
  const api = createTestApi()
  const operator = operatorBeside(api)
  const names: [RegExp, string][] = []
  const { note, kept } = operatorTranscript(operator, names)
  return {
    ...{ api, operator, names, kept },
    list: (all: boolean) => note(all ? 'list all' : 'list', () => planList(operator, all)),
    usage: (typed: string) => note(`usage ${typed}`, () => planUsage(operator, typed)),
    revoke: (typed: string, apply?: 'apply') => note(`revoke ${typed}`, () => planRevoke(operator, typed), apply),
    make: (expiresAt: number | null) =>
      note('make', () => planCodes(operator, { plan: 'monthly', count: 1, uses: 1, expiresAt })),
  }
}

test('codes by their state, to the moment, and those that begin alike', async () => {
  const desk = openDesk()
  await desk.list(false)
  await code('aaaaaa1111-free', { created_at: START - 1 })
  await code('aaaaaa2222-used', { used: 2, created_at: START - 2 })
  await code('aaaaab3333-over', { used: 2, expires_at: START, created_at: START - 3, tail: '1234' })
  await code('aaaaac4444-soon', { expires_at: START + 1, created_at: START - 4, level: 'yearly' })
  await desk.list(false)
  await desk.list(true)
  await desk.usage('aaaaaa')
  await desk.usage('aaaaa')
  await desk.usage('aaaaaa1111')
  await desk.usage('aaaaad')
  await desk.revoke('aaaaaa2222')
  await desk.revoke('aaaaab')
  await desk.revoke('aaaaac', 'apply')
  await desk.revoke('aaaaac', 'apply')
  await desk.list(false)
  await desk.make(START + DAY)
  await desk.kept('codes')
})

test('who used a code: those who are there by their ids, the others counted', async () => {
  const desk = openDesk()
  const [first, second] = [await registerUser(desk.api), await registerUser(desk.api)]
  desk.names.push([new RegExp(`^${first.id}\\b`, 'g'), 'FIRST'], [new RegExp(`^${second.id}\\b`, 'g'), 'SECOND'])
  await code('bbbbbb1111', { uses: 5, used: 3 })
  for (const [user, at] of [
    [second, START + 1000],
    [first, START],
  ] as const) {
    await put('redemptions', {
      code_hash: 'bbbbbb1111',
      user_id: user.id,
      redeemed_at: at,
      tail: 'WXYZ',
      level: 'monthly',
    })
  }
  await desk.usage('bbbbbb')
  await code('cccccc1111', { uses: 5, used: 1 })
  await desk.usage('cccccc')
  await desk.kept('code-usage')
})

test('a code that ended between the plan and the deed is told as that', async () => {
  const { operator } = openDesk()
  await code('dddddd1111')
  const late = await planRevoke(operator, 'dddddd')
  await env.DB.prepare("UPDATE redemption_codes SET expires_at = ? WHERE code_hash = 'dddddd1111'").bind(START).run()
  expect(await late.act?.()).toEqual(['****-****-WXYZ (dddddd1111) had ended meanwhile.'])
})

test(`at most ${LISTED} codes are listed, the newest`, async () => {
  await env.DB.batch(
    Array.from({ length: LISTED + 1 }, (_, nth) =>
      env.DB.prepare(
        "INSERT INTO redemption_codes (code_hash, tail, level, uses, used, created_at) VALUES (?, 'WXYZ', 'monthly', 1, 0, ?)",
      ).bind(`e${String(nth).padStart(9, '0')}`, START + 1 + nth),
    ),
  )
  const { lines } = await planList(openDesk().operator, false)
  expect([lines.length, lines[1]?.slice(0, 10), lines.at(-2)?.slice(0, 10), lines.at(-1)]).toEqual([
    LISTED + 2,
    'e000000200',
    'e000000001',
    `${LISTED} codes, the newest; there may be more`,
  ])
})
