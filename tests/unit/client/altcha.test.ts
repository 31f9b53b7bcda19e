import { createChallenge, verifySolution } from 'altcha-lib/v1'
import { expect, test, vi } from 'vitest'
import { solveAltcha } from '#client/features/sign-in/altcha.ts'

const hmacKey = 'key'

/** What is asked of a visitor, who has to count up to `number`. */
async function asked(number: number, maxNumber = 100) {
  const { maxnumber, ...challenge } = await createChallenge({ hmacKey, number, maxNumber })
  return { provider: 'altcha', challenge: { ...challenge, maxnumber: maxnumber ?? maxNumber } } as never
}

/** Begins to solve something; tells how it ended. */
function solving(widget: never) {
  const [passed, failed] = [vi.fn<(token: string) => void>(), vi.fn()]
  return { passed, failed, cancel: solveAltcha(widget, { passed, failed }) }
}

test.each([0, 1, 100])('a visitor who has counted to %i brings what the server takes', async (number) => {
  const { passed, failed } = solving(await asked(number))
  await vi.waitFor(() => expect(passed).toHaveBeenCalledOnce())
  expect([await verifySolution(passed.mock.calls[0]?.[0] ?? '', hmacKey), failed.mock.calls]).toEqual([true, []])
})

test('what has no solution among the numbers that are tried has failed', async () => {
  const { passed, failed } = solving(await asked(101))
  await vi.waitFor(() => expect(failed).toHaveBeenCalledOnce())
  expect(passed).not.toHaveBeenCalled()
})

test('what cannot be computed has failed', async () => {
  const { failed, passed } = solving({
    challenge: { challenge: 'x', salt: 'y', algorithm: 'none', maxnumber: 1 },
  } as never)
  await vi.waitFor(() => expect(failed).toHaveBeenCalledOnce())
  expect(passed).not.toHaveBeenCalled()
})

test.each(['before it began', 'while it ran'])('what is no longer wanted (%s) is told to nobody', async (when) => {
  const given = solving(await asked(50_000, 50_000))
  if (when === 'before it began') given.cancel()
  const other = solving(await asked(1))
  await vi.waitFor(() => expect(other.passed).toHaveBeenCalledOnce())
  given.cancel()
  const last = solving(await asked(200, 200))
  await vi.waitFor(() => expect(last.passed).toHaveBeenCalledOnce())
  expect([given.passed.mock.calls, given.failed.mock.calls]).toEqual([[], []])
})
