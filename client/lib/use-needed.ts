import { type Context, use } from 'react'

/** Reads a context that must be provided above. @throws Error where it is not */
export function useNeeded<T>(context: Context<T | null>, name: string): T {
  const value = use(context)
  if (value === null) throw new Error(`There is no ${name} above`)
  return value
}
