/** Returns the value of each owner, made when it is first asked for; it goes when its owner goes. */
export function perOwner<O extends WeakKey, V>(make: () => V): (owner: O) => V {
  const values = new WeakMap<O, V>()
  return (owner) => {
    const known = values.get(owner)
    if (known !== undefined) return known
    const made = make()
    values.set(owner, made)
    return made
  }
}
