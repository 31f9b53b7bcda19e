/** A store whose calls of one method are rejected; all others reach the store. */
export function failing<Store extends object>(store: Store, method: keyof Store & string, message: string): Store {
  return new Proxy(store, {
    get: (real, name) => {
      if (name === method) return () => Promise.reject(new Error(message))
      const value: unknown = Reflect.get(real, name)
      return typeof value === 'function' ? value.bind(real) : value
    },
  })
}
