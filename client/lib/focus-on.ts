/** A ref that focuses an element as soon as it is shown. */
export function focusOn(element: HTMLElement | null): void {
  element?.focus()
}
