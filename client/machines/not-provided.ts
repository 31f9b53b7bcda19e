/** A placeholder for an actor that the user of a machine must provide; throws when it is run. */
export function notProvided(name: string): () => never {
  return () => {
    throw new Error(`The machine needs the actor ${name}: hand it in with provide`)
  }
}
