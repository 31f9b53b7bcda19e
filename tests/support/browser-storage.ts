/** What stands behind `Object.keys` of a browser's storage: methods that are no keys. */
const methods = {
  getItem(this: Record<string, string>, key: string) {
    return Object.hasOwn(this, key) ? this[key] : null
  },
  setItem(this: Record<string, string>, key: string, value: string) {
    this[key] = value
  },
  removeItem(this: Record<string, string>, key: string) {
    delete this[key]
  },
}

/** A `localStorage` or `sessionStorage` that holds this; its own keys are what is stored in it. */
export function browserStorage(stored: Record<string, string> = {}): Record<string, string> {
  return Object.assign(Object.create(methods), stored)
}
