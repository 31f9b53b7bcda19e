/** The object behind each proxy. */
const real = new WeakMap<object, object>()

/**
 * Wraps a database so that it keeps references to all of its statements: Miniflare frees a statement that nobody
 * references, even while it runs.
 * @returns a proxy of the database
 */
export function heldDatabase<T extends object>(database: T): T {
  const held: object[] = []
  const hold = <One extends object>(one: One): One => {
    held.push(one)
    const handle = new Proxy(one, {
      get(target, name) {
        const value: unknown = Reflect.get(target, name)
        if (typeof value !== 'function') return value
        return (...args: unknown[]) => {
          const made: unknown = Reflect.apply(value, target, args.map(realOf))
          const isStatement = name === 'prepare' || name === 'bind' || name === 'withSession'
          return isStatement && typeof made === 'object' && made !== null ? hold(made) : made
        }
      },
    })
    real.set(handle, one)
    return handle
  }
  return hold(database)
}

function realOf(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(realOf)
  return typeof value === 'object' && value !== null ? (real.get(value) ?? value) : value
}
