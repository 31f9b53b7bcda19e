/** The wrapped object of each stand-in. */
const real = new WeakMap<object, object>()

/**
 * Miniflare forgets a statement once nobody here holds it, even while it runs: this database holds all of its own.
 * @returns the same database
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
