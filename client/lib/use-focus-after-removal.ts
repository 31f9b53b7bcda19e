import { useLayoutEffect, useRef } from 'react'

/**
 * Moves the focus when rows of a list are gone and it went with them: a page without a focus leaves who uses the
 * keyboard at its very beginning.
 * @param ids of the rows that are shown
 */
export function useFocusAfterRemoval(ids: readonly (string | number)[], moveFocus: () => void): void {
  const before = useRef(ids)
  useLayoutEffect(() => {
    const isOneGone = before.current.some((id) => !ids.includes(id))
    before.current = ids
    if (isOneGone && document.activeElement === document.body) moveFocus()
  })
}
