import type { D1Database, D1PreparedStatement } from '@cloudflare/workers-types'
import type { Bindings } from '#src/env/index.ts'
import type { Injector } from './injector.ts'

const STATEMENT_CALLS = new Set<PropertyKey>(['first', 'run', 'all', 'raw'])

/** Wraps the bindings of a Worker, so that every call goes through the injector. */
export function faultyBindings(bindings: Bindings, injector: Injector): Bindings {
  const { DB, CONTENT, CACHE, FILES, RESUMES, VISITS } = bindings
  return {
    ...bindings,
    DB: faultyDatabase(DB, injector),
    CONTENT: faultyDatabase(CONTENT, injector),
    CACHE: withCalls(CACHE, 'KV', injector, new Set(['get', 'put', 'delete', 'list'])),
    FILES: withCalls(FILES, 'R2', injector, new Set(['get', 'head', 'put', 'delete', 'list'])),
    RESUMES: { getByName: (id) => withCalls(RESUMES.getByName(id), 'object', injector) },
    VISITS: { getByName: (name) => withCalls(VISITS.getByName(name), 'counter', injector) },
  }
}

function faultyDatabase(database: D1Database, injector: Injector): D1Database {
  const originals = new WeakMap<D1PreparedStatement, D1PreparedStatement>()

  function wrap(statement: D1PreparedStatement): D1PreparedStatement {
    const bind: D1PreparedStatement['bind'] = (...values) => wrap(statement.bind(...values))
    const wrapped = withCalls(statement, 'D1', injector, STATEMENT_CALLS, { bind })
    originals.set(wrapped, statement)
    return wrapped
  }

  const prepare: D1Database['prepare'] = (sql) => wrap(database.prepare(sql))
  const batch: D1Database['batch'] = (statements) =>
    injector.run('D1.batch', () => database.batch(statements.map((statement) => originals.get(statement) ?? statement)))
  const withSession: D1Database['withSession'] = () => ({ prepare, batch, getBookmark: () => null })
  return withCalls(database, 'D1', injector, new Set(), { prepare, batch, withSession })
}

/** Wraps an object, so that calls of these methods go through the injector; of all methods when none are named. */
function withCalls<T extends object>(
  target: T,
  name: string,
  injector: Injector,
  calls?: ReadonlySet<PropertyKey>,
  replaced: Partial<T> = {},
): T {
  return new Proxy(target, {
    get(original, key) {
      if (Object.hasOwn(replaced, key)) return Reflect.get(replaced, key)
      const value: unknown = Reflect.get(original, key)
      if (typeof value !== 'function') return value
      if (calls !== undefined && !calls.has(key)) return value.bind(original)
      return (...input: unknown[]) =>
        injector.run(`${name}.${String(key)}`, async () => Reflect.apply(value, original, input))
    },
  })
}
