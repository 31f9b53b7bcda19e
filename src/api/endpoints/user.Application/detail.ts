import { askApplication } from '#src/api/applications/view.ts'
import type { Handler } from '#src/api/wire/handler.ts'

/** One of the caller's applications, with its posting. */
export const ownApplication: Handler<'user.Application/detail'> = ({ id }, caller) => askApplication(id, caller)
