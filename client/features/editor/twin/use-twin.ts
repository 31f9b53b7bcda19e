import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { usePart } from '#client/features/editor/forms/use-part.ts'
import { type Twin, useHome } from '#client/features/editor/session/home.tsx'
import { useWindowEvent } from '#client/lib/use-window-event.ts'
import { otherLocale } from '#src/resume/twin/carry.ts'

/** The twin of the open résumé. `none`: it has none, or no longer. */
export type FoundTwin = { state: 'finding' } | { state: 'none' } | { state: 'failed' } | ({ state: 'found' } & Twin)

/** Finds the twin, and again whenever the window gets the focus, because it may have been edited elsewhere. */
export function useTwin(): { found: FoundTwin; again: () => void } {
  const { findTwin } = useHome()
  const pair = usePart(({ twin }) => twin)
  const locale = usePart((document) => otherLocale(document.locale))
  const [found, setFound] = useState<FoundTwin>(pair === undefined ? { state: 'none' } : { state: 'finding' })

  const looks = useRef(0)

  async function look(): Promise<void> {
    looks.current += 1
    const turn = looks.current
    // Only the latest search counts: undo may have removed the pair, or made another one.
    const show: typeof setFound = (next) => {
      if (turn === looks.current) setFound(next)
    }
    if (pair === undefined) return show({ state: 'none' })
    try {
      const twin = await findTwin(pair, locale)
      show(twin === null ? { state: 'none' } : { state: 'found', ...twin })
    } catch {
      // A twin that was found before is still shown, as it was then.
      show((before) => (before.state === 'found' ? before : { state: 'failed' }))
    }
  }

  const begin = useEffectEvent(() => void look())
  // biome-ignore lint/correctness/useExhaustiveDependencies: another pair is looked for anew
  useEffect(() => begin(), [pair, locale])
  useWindowEvent('focus', () => void look())
  return {
    found,
    again: () => {
      setFound({ state: 'finding' })
      void look()
    },
  }
}
