/** Stands for an actor the user of a machine provides. */
export function notProvided(name: string): () => never {
  return () => {
    throw new Error(`The machine needs the actor ${name}: hand it in with provide`)
  }
}
