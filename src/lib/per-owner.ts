/**
 * Returns a function that gives each owner a value of its own, made on first use and garbage-collected with the owner.
 */
export function perOwner<O extends WeakKey, V>(make: (owner: O) => V): (owner: O) => V {
  const values = new WeakMap<O, V>()
  return (owner) => {
    const known = values.get(owner)
    if (known !== undefined) return known
    const made = make(owner)
    values.set(owner, made)
    return made
  }
}
