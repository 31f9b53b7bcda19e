const KEY = 'single-keys'

/** Whether `/` and `?` alone do something: whoever dictates or presses keys by accident can switch that off. */
export function hasSingleKeys(): boolean {
  try {
    return localStorage.getItem(KEY) !== 'off'
  } catch {
    // A browser that keeps nothing has them as they come.
    return true
  }
}

/** Switches them on or off in this browser. */
export function setSingleKeys(isOn: boolean): void {
  if (isOn) localStorage.removeItem(KEY)
  else localStorage.setItem(KEY, 'off')
}
