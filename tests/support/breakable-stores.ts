/** The stores of a site, by their bindings. */
export type Store = 'DB' | 'CONTENT' | 'FILES' | 'RESUMES'

type Env = Record<string, object>

/** The path at which the site is told which stores are down. */
export const SWITCH = '/__down'

const down = new Set<string>()
const wrapped = new WeakMap<Env, Env>()

/**
 * Wraps bindings so that their stores reject every call while they are switched off; the same wrapper for the same
 * bindings.
 */
export function breakable(env: Env): Env {
  const known = wrapped.get(env)
  if (known !== undefined) return known
  const { DB = {}, CONTENT = {}, FILES = {}, RESUMES = {} } = env
  const made = {
    ...env,
    DB: breakableCalls(DB, 'DB'),
    CONTENT: breakableCalls(CONTENT, 'CONTENT'),
    FILES: breakableCalls(FILES, 'FILES'),
    RESUMES: objects(RESUMES),
  }
  wrapped.set(env, made)
  return made
}

/** Sets which stores are off from now on; null for any other request. */
export async function switched(request: Request): Promise<Response | null> {
  if (new URL(request.url).pathname !== SWITCH) return null
  down.clear()
  for (const store of (await request.text()).split(',')) down.add(store)
  return new Response('noted')
}

/** Wraps an object whose results can be called as well: statements are prepared, bound and run. */
function breakableCalls(target: object, store: Store): object {
  return new Proxy(target, {
    get(original, key) {
      const value: unknown = Reflect.get(original, key)
      if (typeof value !== 'function') return value
      return (...input: unknown[]) => {
        if (key === 'prepare' || key === 'bind') return statement(Reflect.apply(value, original, input), store)
        if (key === 'withSession') return breakableCalls(Reflect.apply(value, original, input), store)
        if (key === 'getBookmark') return Reflect.apply(value, original, input)
        if (down.has(store)) return Promise.reject(new Error(`${store} is down`))
        return Reflect.apply(value, original, input.map(unwrapped))
      }
    },
  })
}

const statements = new WeakMap<object, object>()

function statement(prepared: object, store: Store): object {
  const breakable = breakableCalls(prepared, store)
  statements.set(breakable, prepared)
  return breakable
}

/** A batch takes the statements of the database itself. */
function unwrapped(input: unknown): unknown {
  if (!Array.isArray(input)) return input
  return input.map((one) => statements.get(one) ?? one)
}

function objects(namespace: object): object {
  return new Proxy(namespace, {
    get(original, key) {
      const value: unknown = Reflect.get(original, key)
      if (typeof value !== 'function') return value
      return (...input: unknown[]) => breakableCalls(Reflect.apply(value, original, input), 'RESUMES')
    },
  })
}
