import type { KeyboardEvent } from 'react'

/** Presses of Escape that a toast left to the dialog they were made in: Radix gives them to the newest layer alone. */
const left = new WeakSet<Event>()

/** What a toast does with Escape: it closes at it, unless the focus is in a dialog, which then closes first. */
export function leaveToDialog(event: globalThis.KeyboardEvent): void {
  if (!document.activeElement?.closest('[role=dialog],[role=alertdialog]')) return
  left.add(event)
  event.preventDefault()
}

/** Whether a press in a dialog is one that a toast left to it. */
export function isLeftByToast({ nativeEvent, currentTarget, target }: KeyboardEvent): boolean {
  return left.has(nativeEvent) && target instanceof Node && currentTarget.contains(target)
}
