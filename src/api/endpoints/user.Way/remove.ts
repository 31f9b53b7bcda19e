import { tellOfChange } from '#src/api/accounts/change-letter.ts'
import { requireProof } from '#src/api/accounts/proof.ts'
import { readWays, removeWay, type Ways } from '#src/api/db/accounts/ways.ts'
import { ApiError } from '#src/api/wire/errors.ts'
import { type Handler, requireSession } from '#src/api/wire/handler.ts'
import type { RemovableWay } from '#src/contract/index.ts'

/** Removes a way to sign in from the caller's account, unless it is the last one. Removing it twice changes nothing. */
export const dropWay: Handler<'user.Way/remove'> = async ({ way }, caller) => {
  const session = requireSession(caller)
  const { db, now } = caller.services
  const proved = requireProof(session, now())
  const before = await readWays(db, session.userId)
  if (await removeWay(db, proved, way)) {
    await tellOfChange(`${way}.removed`, before, caller)
    return null
  }
  const ways = await readWays(db, session.userId)
  if (ways === null || hasWay(ways, way)) throw new ApiError('way.last')
  return null
}

function hasWay(ways: Ways, way: RemovableWay): boolean {
  return way === 'wechat' ? ways.hasWechat : ways[way] !== null
}
