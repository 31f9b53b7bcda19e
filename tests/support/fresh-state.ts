import { applyD1Migrations, reset } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { beforeAll } from 'vitest'
import { freshObjectWorld, objectWorld } from './object-world.ts'

/** One batch instead of one for each: the same statements in the same order. */
const schema = [{ name: 'all', queries: env.MIGRATIONS.flatMap(({ queries }) => queries) }]

beforeAll(async () => {
  // Undoes what an earlier file did to the objects: all files share one runtime.
  Object.assign(objectWorld, freshObjectWorld())
  // `reset` passes over what has rested for ten seconds and so left memory: its data would stay for the next file.
  await Promise.all([env.DB.prepare('SELECT 1').run(), env.CACHE.get('any'), env.FILES.head('any')])
  await reset()
  await applyD1Migrations(env.DB, schema)
})
