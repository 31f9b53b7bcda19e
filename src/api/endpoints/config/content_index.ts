import { readContentIndex } from '#src/api/db/content/content-index.ts'
import type { Handler } from '#src/api/wire/handler.ts'

/** Everything published that has its own page. */
export const contentIndex: Handler<'config/content_index'> = (_input, { services, locale }) =>
  readContentIndex(services.content, locale)
