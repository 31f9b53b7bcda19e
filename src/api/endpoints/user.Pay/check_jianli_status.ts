import { isPurchased } from '#src/api/db/templates/templates.ts'
import { type Handler, requireSession } from '#src/api/wire/handler.ts'

/** Whether the caller has bought a template. */
export const templatePurchase: Handler<'user.Pay/check_jianli_status'> = async ({ id }, caller) => ({
  check: await isPurchased(caller.services.db, requireSession(caller).userId, id),
})
