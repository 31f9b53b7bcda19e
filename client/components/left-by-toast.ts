import type { KeyboardEvent } from 'react'

/** The Escape events that a toast has left to the dialog with the focus; Radix gives them to the newest layer only. */
const left = new WeakSet<Event>()

/** Handles Escape for a toast, which closes unless the focus is in a dialog: that closes first. */
export function leaveToDialog(event: globalThis.KeyboardEvent): void {
  if (!document.activeElement?.closest('[role=dialog],[role=alertdialog]')) return
  left.add(event)
  event.preventDefault()
}

/** Whether a toast has left this key press to the dialog. */
export function isLeftByToast({ nativeEvent, currentTarget, target }: KeyboardEvent): boolean {
  return left.has(nativeEvent) && target instanceof Node && currentTarget.contains(target)
}
