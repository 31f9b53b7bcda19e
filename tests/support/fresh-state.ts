import { applyD1Migrations, reset } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { beforeAll } from 'vitest'
import { freshObjectWorld, objectWorld } from './object-world.ts'

/** One batch instead of one for each: the same statements in the same order. */
const schemaOf = (migrations: typeof env.MIGRATIONS) => [
  { name: 'all', queries: migrations.flatMap(({ queries }) => queries) },
]

beforeAll(async () => {
  // Undoes what an earlier file did to the objects: all files share one runtime.
  Object.assign(objectWorld, freshObjectWorld())
  // `reset` passes over what has rested for ten seconds and so left memory: its data would stay for the next file.
  const databases = [env.DB, env.CONTENT].map((database) => database.prepare('SELECT 1').run())
  await Promise.all([...databases, env.CACHE.get('any'), env.FILES.head('any')])
  await reset()
  await applyD1Migrations(env.DB, schemaOf(env.MIGRATIONS))
  await applyD1Migrations(env.CONTENT, schemaOf(env.CONTENT_MIGRATIONS))
})
