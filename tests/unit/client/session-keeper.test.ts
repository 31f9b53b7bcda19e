import { describe, expect, test, vi } from 'vitest'
import { CallFailure } from '#client/api/call.ts'
import { createSessionKeeper, type SessionNews } from '#client/features/account/session-keeper.ts'
import { createStore } from '#client/lib/store.ts'
import type { User } from '#src/contract/user.ts'

// Written out, so that another number in the code is noticed.
const USER_FRESH_MS = 30 * 60_000

const bai: User = {
  user_id: 7,
  user_name: '白',
  is_vip: false,
  vip_level_name: '普通用户',
  mobile_masked: '138****8000',
  vip_expires_at: null,
  online_resume_management_upper_limit: 3,
  resume_word_download_limit: 1,
}
const lan: User = { ...bai, user_id: 8, user_name: '兰' }

function start({ user: first = null, hint = false }: { user?: User | null; hint?: boolean } = {}) {
  const user = createStore<User | null>(first)
  const clock = { now: 5_000_000 }
  const ask = vi.fn(async () => bai)
  const tell = vi.fn<(news: SessionNews) => void>()
  const renewPage = vi.fn()
  const end = vi.fn(() => user.set(null))
  const keeper = createSessionKeeper({ user, ask, hasHint: () => hint, now: () => clock.now, tell, renewPage, end })
  const settle = () => new Promise<void>((resolve) => setImmediate(resolve))
  return { user, clock, ask, tell, renewPage, end, keeper, settle }
}

describe('a page that came without a user', () => {
  test('without the hint nothing is asked', () => {
    const { keeper, ask } = start()
    keeper.seen()
    expect(ask).not.toHaveBeenCalled()
  })

  test('with the hint the user is found, once', async () => {
    const { keeper, ask, user, tell, renewPage, settle } = start({ hint: true })
    keeper.seen()
    keeper.seen()
    await settle()
    keeper.seen()
    expect(user.get()).toEqual(bai)
    expect(ask).toHaveBeenCalledOnce()
    expect([tell.mock.calls, renewPage.mock.calls]).toEqual([[], []])
  })

  test.each([new CallFailure(401, 'no'), new CallFailure(-1, ''), new Error('broken')])(
    'when the answer is %o nothing happens',
    async (error) => {
      const { keeper, ask, user, tell, renewPage, end, settle } = start({ hint: true })
      ask.mockRejectedValueOnce(error)
      keeper.seen()
      await settle()
      expect(user.get()).toBeNull()
      expect([tell.mock.calls, renewPage.mock.calls, end.mock.calls]).toEqual([[], [], []])
    },
  )

  test('a sign-in meanwhile wins', async () => {
    const { keeper, user, settle } = start({ hint: true })
    keeper.seen()
    user.set(lan)
    await settle()
    expect(user.get()).toBe(lan)
  })
})

describe('a signed-in user', () => {
  test('is fetched again at 30 minutes, not a millisecond before', async () => {
    const { keeper, clock, ask, settle } = start({ user: lan })
    clock.now += USER_FRESH_MS - 1
    keeper.seen()
    expect(ask).not.toHaveBeenCalled()
    clock.now += 1
    keeper.seen()
    expect(ask).toHaveBeenCalledOnce()
    await settle()
    clock.now += USER_FRESH_MS - 1
    keeper.seen()
    expect(ask).toHaveBeenCalledOnce()
  })

  test('who changed since gets a new page', async () => {
    const { keeper, clock, user, renewPage, settle } = start({ user: lan })
    clock.now += USER_FRESH_MS
    keeper.seen()
    await settle()
    expect(user.get()).toEqual(bai)
    expect(renewPage).toHaveBeenCalledOnce()
  })

  test('whose session is over is told so, and becomes a visitor in all tabs', async () => {
    const { keeper, clock, ask, user, tell, renewPage, end, settle } = start({ user: lan })
    const refusal = new CallFailure(401, 'no')
    ask.mockRejectedValueOnce(refusal)
    clock.now += USER_FRESH_MS
    keeper.seen()
    await settle()
    expect(user.get()).toBeNull()
    expect(end).toHaveBeenCalledExactlyOnceWith(refusal)
    expect(tell).toHaveBeenCalledExactlyOnceWith('signed-out')
    expect(renewPage).not.toHaveBeenCalled()
  })

  test('whose session is over while another has signed in leaves that one alone', async () => {
    const { keeper, clock, ask, user, end, settle } = start({ user: lan })
    ask.mockRejectedValueOnce(new CallFailure(401, 'no'))
    clock.now += USER_FRESH_MS
    keeper.seen()
    user.set(bai)
    await settle()
    expect([user.get(), end.mock.calls]).toEqual([bai, []])
  })

  test('stays when the answer fails, and is asked for again', async () => {
    const { keeper, clock, ask, user, settle } = start({ user: bai })
    ask.mockRejectedValueOnce(new CallFailure(503, ''))
    clock.now += USER_FRESH_MS
    keeper.seen()
    await settle()
    expect(user.get()).toBe(bai)
    keeper.seen()
    expect(ask).toHaveBeenCalledTimes(2)
  })

  test('signing in starts the 30 minutes', () => {
    const { keeper, clock, user, ask } = start()
    clock.now += USER_FRESH_MS
    user.set(bai)
    keeper.seen()
    expect(ask).not.toHaveBeenCalled()
  })
})

describe('a network that is back', () => {
  test('a signed-in user is asked for at once, however fresh; a visitor without the hint is not', async () => {
    const { keeper, ask, user, renewPage, settle } = start({ user: lan })
    keeper.back()
    await settle()
    expect([ask.mock.calls.length, user.get(), renewPage.mock.calls.length]).toEqual([1, bai, 1])
    const visitor = start()
    visitor.keeper.back()
    expect(visitor.ask).not.toHaveBeenCalled()
  })

  test('a session that has ended meanwhile is said to be over', async () => {
    const { keeper, ask, user, end, settle } = start({ user: bai })
    const refusal = new CallFailure(401, 'no')
    ask.mockRejectedValueOnce(refusal)
    keeper.back()
    await settle()
    expect([user.get(), end.mock.calls]).toEqual([null, [[refusal]]])
  })
})

describe('other tabs', () => {
  test('are told of a sign-in and a sign-out here', () => {
    const { user, tell } = start()
    user.set(bai)
    user.set(null)
    expect(tell.mock.calls).toEqual([['signed-in'], ['signed-out']])
  })

  test('a sign-in there is looked up, not told on', async () => {
    const { keeper, user, tell, renewPage, settle } = start()
    keeper.hear('signed-in')
    await settle()
    expect(user.get()).toEqual(bai)
    expect([tell.mock.calls, renewPage.mock.calls]).toEqual([[], []])
  })

  test('a sign-in there while a question is under way is looked up afterwards', async () => {
    const { keeper, ask, user, settle } = start({ hint: true })
    ask.mockRejectedValueOnce(new CallFailure(401, 'no'))
    keeper.seen()
    keeper.hear('signed-in')
    keeper.hear('signed-in')
    await settle()
    expect([user.get(), ask.mock.calls.length]).toEqual([bai, 2])
  })

  test('a sign-out there while a question is under way is found out afterwards', async () => {
    const { keeper, ask, user, end, settle } = start({ hint: true })
    const refusal = new CallFailure(401, 'no')
    ask.mockResolvedValueOnce(bai).mockRejectedValueOnce(refusal)
    keeper.seen()
    keeper.hear('signed-out')
    await settle()
    expect([user.get(), end.mock.calls]).toEqual([null, [[refusal]]])
  })

  test('a sign-out there ends it here, and what the page shows', () => {
    const { keeper, user, tell, renewPage } = start({ user: bai })
    keeper.hear('signed-out')
    expect(user.get()).toBeNull()
    expect(renewPage).toHaveBeenCalledOnce()
    expect(tell).not.toHaveBeenCalled()
  })

  test('a sign-out there means nothing to a visitor', () => {
    const { keeper, renewPage } = start()
    keeper.hear('signed-out')
    expect(renewPage).not.toHaveBeenCalled()
  })

  test('nobody is told once the keeper has stopped', () => {
    const { keeper, user, tell } = start()
    keeper.stop()
    user.set(bai)
    expect(tell).not.toHaveBeenCalled()
  })
})
