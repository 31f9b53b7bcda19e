import { useSyncExternalStore } from 'react'
import { readTheme, showTheme, type Theme, writeTheme } from '#client/lib/theme.ts'

const CHANGED = 'theme-chosen'

/** The theme this browser chose and a way to choose another; null until the page is hydrated. */
export function useTheme(): [Theme | null, (theme: Theme) => void] {
  return [useSyncExternalStore(subscribe, currentTheme, () => null), choose]
}

/** Lets the document follow the theme of the device and what is chosen in this site's other tabs. */
export function followTheme(): void {
  const follow = () => showTheme(currentTheme())
  // It may have changed since the head of the page looked.
  follow()
  matchMedia('(prefers-color-scheme: dark)').addEventListener('change', follow)
  addEventListener('storage', follow)
}

function subscribe(listener: () => void): () => void {
  addEventListener(CHANGED, listener)
  addEventListener('storage', listener)
  return () => {
    removeEventListener(CHANGED, listener)
    removeEventListener('storage', listener)
  }
}

/** Browsers that forbid storage follow the device. */
function currentTheme(): Theme {
  try {
    return readTheme()
  } catch {
    return 'system'
  }
}

function choose(theme: Theme): void {
  try {
    writeTheme(theme)
  } catch {
    showTheme(theme)
  }
  dispatchEvent(new Event(CHANGED))
}
