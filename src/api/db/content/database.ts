import type { D1Database } from '@cloudflare/workers-types'

/** The database of what is published, or a session of it, which may be answered by a copy near by. */
export type ContentDatabase = Pick<D1Database, 'prepare' | 'batch'>
