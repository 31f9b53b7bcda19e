import { useLayoutEffect, useRef } from 'react'

/**
 * Moves the focus when it was in a removed row of a list: otherwise keyboard users would start again at the top of the
 * page.
 * @param ids the ids of the rows shown
 */
export function useFocusAfterRemoval(ids: readonly (string | number)[], moveFocus: () => void): void {
  const before = useRef(ids)
  useLayoutEffect(() => {
    const isOneGone = before.current.some((id) => !ids.includes(id))
    before.current = ids
    if (isOneGone && document.activeElement === document.body) moveFocus()
  })
}
