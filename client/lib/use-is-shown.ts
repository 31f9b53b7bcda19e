import { useRef } from 'react'
import { useShown } from './use-shown.ts'

/** Returns a function that says whether the component is still shown, for an action that has waited. */
export function useIsShown(): () => boolean {
  const shown = useRef(false)
  useShown(() => {
    shown.current = true
    return () => {
      shown.current = false
    }
  })
  return () => shown.current
}
