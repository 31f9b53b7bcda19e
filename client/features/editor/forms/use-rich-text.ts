import { useEffect, useState } from 'react'

type Modules = typeof import('./rich-text-tools.ts')

let loaded: Modules | null = null

/** The code that edits rich text, from the first field on; null until it is there. */
export function useRichText(): Modules | null {
  const [modules, setModules] = useState(loaded)
  useEffect(() => {
    if (loaded !== null) return
    import('./rich-text-tools.ts').then(
      (next) => {
        loaded = next
        setModules(next)
      },
      () => {
        // Without it the markup is edited as text.
      },
    )
  }, [])
  return modules
}
