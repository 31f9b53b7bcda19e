const KEY = 'single-keys'

/**
 * Whether the single-key shortcuts `/` and `?` are on. People who dictate, or press keys by accident, can switch them
 * off.
 */
export function hasSingleKeys(): boolean {
  try {
    return localStorage.getItem(KEY) !== 'off'
  } catch {
    // Without storage they are on.
    return true
  }
}

/** Switches single-key shortcuts on or off in this browser. */
export function setSingleKeys(isOn: boolean): void {
  if (isOn) localStorage.removeItem(KEY)
  else localStorage.setItem(KEY, 'off')
}
