import { expect, test } from 'vitest'
import { createActor, SimulatedClock } from 'xstate'
import { createQrSignInActors } from '#client/machines/qr-sign-in/qr-sign-in.actors.ts'
import { qrSignInMachine } from '#client/machines/qr-sign-in/qr-sign-in.machine.ts'
import { selectQrFace } from '#client/machines/qr-sign-in/qr-sign-in.selectors.ts'
import type { Qr, ScanAnswer } from '#client/machines/qr-sign-in/qr-sign-in.types.ts'
import { user } from '#tests/support/fixtures.ts'

type Call<T> = { resolve: (value: T) => void; reject: (error: Error) => void; signal: AbortSignal; subject?: string }

/** A running machine whose calls wait for the test, on a clock only the test moves. */
function start() {
  const qrs: Call<Qr>[] = []
  const checks: Call<ScanAnswer>[] = []
  const visibility: { tell: (isHidden: boolean) => void; watchers: number } = { tell: () => {}, watchers: 0 }
  const clock = new SimulatedClock()
  const actors = createQrSignInActors({
    loadQr: (signal) => new Promise((resolve, reject) => qrs.push({ resolve, reject, signal })),
    checkScan: (subject, signal) => new Promise((resolve, reject) => checks.push({ resolve, reject, signal, subject })),
    watchVisibility: (listener) => {
      visibility.watchers += 1
      visibility.tell = listener
      return () => {
        visibility.watchers -= 1
      }
    },
  })
  const actor = createActor(qrSignInMachine.provide({ actors }), { clock })
  actor.start()
  const face = () => selectQrFace(actor.getSnapshot())
  return { actor, clock, qrs, checks, visibility, face }
}

type Running = ReturnType<typeof start>

const settle = () => new Promise<void>((resolve) => queueMicrotask(() => queueMicrotask(() => queueMicrotask(resolve))))

async function answer<T>(call: Call<T> | undefined, value: T): Promise<void> {
  call?.resolve(value)
  await settle()
}

async function fail<T>(call: Call<T> | undefined): Promise<void> {
  call?.reject(new Error('no answer'))
  await settle()
}

/** A code is shown and the first question is on its way. */
async function asking(): Promise<Running> {
  const running = start()
  await answer(running.qrs[0], { url: 'https://qr.test/1', sceneId: 'scene-1' })
  running.clock.increment(2100)
  return running
}

test('a fresh code is loaded first, then the scene is asked about after 2100 ms and not before', async () => {
  const { clock, qrs, checks, face } = start()
  expect([face(), qrs.length]).toEqual(['loading', 1])
  await answer(qrs[0], { url: 'https://qr.test/1', sceneId: 'scene-1' })
  expect([face(), checks.length]).toEqual(['waiting', 0])
  clock.increment(2099)
  expect(checks.length).toBe(0)
  clock.increment(1)
  expect(checks.map(({ subject }) => subject)).toEqual(['scene-1'])
})

test('no question overlaps the one before, and the next comes 2100 ms after the answer', async () => {
  const { clock, checks } = await asking()
  clock.increment(60_000)
  expect(checks.length).toBe(1)
  await answer(checks[0], { type: 'scan.pending' })
  clock.increment(2099)
  expect(checks.length).toBe(1)
  clock.increment(1)
  expect(checks.length).toBe(2)
})

test('scanned shows the server’s words and keeps asking', async () => {
  const { actor, clock, checks, face } = await asking()
  await answer(checks[0], { type: 'scan.scanned', text: '请在手机上确认' })
  expect([face(), actor.getSnapshot().context.text]).toEqual(['scanned', '请在手机上确认'])
  clock.increment(2100)
  expect(checks.length).toBe(2)
})

test('confirmed ends with the user and asks no more', async () => {
  const { actor, clock, checks, face, visibility } = await asking()
  await answer(checks[0], { type: 'scan.confirmed', text: '登录成功', user })
  expect([face(), actor.getSnapshot().status, actor.getSnapshot().output]).toEqual([
    'confirmed',
    'done',
    { user, message: '登录成功' },
  ])
  clock.increment(60_000)
  expect([checks.length, visibility.watchers]).toEqual([1, 0])
})

test('expired shows the server’s words, asks no more, and a refresh brings a fresh code', async () => {
  const { actor, clock, qrs, checks, face } = await asking()
  await answer(checks[0], { type: 'scan.expired', text: '二维码已过期' })
  expect([face(), actor.getSnapshot().context.text]).toEqual(['expired', '二维码已过期'])
  clock.increment(60_000)
  expect(checks.length).toBe(1)
  actor.send({ type: 'qr.refresh' })
  expect([face(), qrs.length, actor.getSnapshot().context]).toEqual([
    'loading',
    2,
    { qr: null, text: '', result: null },
  ])
})

test('an error while asking stops it for good, until a refresh', async () => {
  const { actor, clock, qrs, checks, face } = await asking()
  await answer(checks[0], { type: 'scan.scanned', text: '请在手机上确认' })
  clock.increment(2100)
  await fail(checks[1])
  clock.increment(60_000)
  expect([face(), checks.length, actor.getSnapshot().context.text]).toEqual(['failed', 2, ''])
  actor.send({ type: 'qr.refresh' })
  expect([face(), qrs.length]).toEqual(['loading', 2])
})

test('a code that cannot be loaded says why and can be asked for again', async () => {
  const { actor, qrs, face } = start()
  qrs[0]?.reject(Object.assign(new Error('微信登录暂时不可用'), { code: 1007 }))
  await settle()
  expect([face(), actor.getSnapshot().context.text]).toEqual(['failed', '微信登录暂时不可用'])
  actor.send({ type: 'qr.refresh' })
  expect([face(), qrs.length]).toEqual(['loading', 2])
})

test.each(['loading', 'waiting', 'scanned'] as const)(
  'a refresh while %s abandons what was going on',
  async (state) => {
    const { actor, clock, qrs, checks, face } = state === 'loading' ? start() : await asking()
    if (state === 'scanned') {
      await answer(checks[0], { type: 'scan.scanned', text: '已扫码' })
      clock.increment(2100)
    }
    const pending = state === 'loading' ? qrs[0] : checks.at(-1)
    actor.send({ type: 'qr.refresh' })
    expect([face(), pending?.signal.aborted]).toEqual(['loading', true])
    const asked = checks.length
    clock.increment(60_000)
    expect(checks.length).toBe(asked)
  },
)

test('a late answer about an abandoned scene changes nothing', async () => {
  const { actor, checks, face } = await asking()
  actor.send({ type: 'qr.refresh' })
  await answer(checks[0], { type: 'scan.confirmed', text: '登录成功', user })
  expect([face(), actor.getSnapshot().status]).toEqual(['loading', 'active'])
})

test('a hidden page asks nothing; shown again it waits one interval', async () => {
  const { clock, checks, visibility } = await asking()
  await answer(checks[0], { type: 'scan.pending' })
  visibility.tell(true)
  clock.increment(60_000)
  expect(checks.length).toBe(1)
  visibility.tell(false)
  clock.increment(2099)
  expect(checks.length).toBe(1)
  clock.increment(1)
  expect(checks.length).toBe(2)
})

test('a page hidden during a question pauses after its answer', async () => {
  const { clock, checks, visibility, face } = await asking()
  visibility.tell(true)
  await answer(checks[0], { type: 'scan.scanned', text: '已扫码' })
  clock.increment(60_000)
  expect([face(), checks.length]).toEqual(['scanned', 1])
  visibility.tell(false)
  clock.increment(2100)
  expect(checks.length).toBe(2)
})

test('stopping aborts the question in flight and stops watching the page', async () => {
  const { actor, checks, visibility } = await asking()
  actor.stop()
  expect([checks[0]?.signal.aborted, visibility.watchers]).toEqual([true, 0])
})
