import type { D1Database } from '@cloudflare/workers-types'

/** The database of published content, or a session of it, which a nearby replica may answer. */
export type ContentDatabase = Pick<D1Database, 'prepare' | 'batch'>
