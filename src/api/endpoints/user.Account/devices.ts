import { listSessions } from '#src/api/db/accounts/devices.ts'
import { countryName, DEVICE_ID_LENGTH, deviceOf } from '#src/api/domain/devices.ts'
import { type Handler, requireSession } from '#src/api/wire/handler.ts'

/** The caller's sessions, the present one first, then by last use. */
export const listDevices: Handler<'user.Account/devices'> = async (_input, caller) => {
  const { services, locale } = caller
  const { userId, tokenHash } = requireSession(caller)
  const rows = await listSessions(services.db, userId, services.now())
  const devices = rows.map((row) => ({
    id: row.token_hash.slice(0, DEVICE_ID_LENGTH),
    ...deviceOf(row.user_agent),
    country: countryName(row.country, locale),
    began_at: row.created_at,
    seen_at: row.last_seen_at,
    handed_over: row.handed_over === 1,
    present: row.token_hash === tokenHash,
  }))
  return [...devices.filter(({ present }) => present), ...devices.filter(({ present }) => !present)]
}
