/** A store with other methods in the place of these; all others reach the store. */
export function replacing<Store extends object>(store: Store, methods: Partial<Record<keyof Store, unknown>>): Store {
  return new Proxy(store, {
    get: (real, name) => {
      const value: unknown = Reflect.get(methods, name) ?? Reflect.get(real, name)
      return typeof value === 'function' ? value.bind(real) : value
    },
  })
}

/** A store whose calls of one method are rejected; all others reach the store. */
export function failing<Store extends object>(store: Store, method: keyof Store & string, message: string): Store {
  const methods: Partial<Record<keyof Store, unknown>> = {}
  methods[method] = () => Promise.reject(new Error(message))
  return replacing(store, methods)
}
