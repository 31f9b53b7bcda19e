import { useSyncExternalStore } from 'react'
import { readTheme, showTheme, type Theme, writeTheme } from '#client/lib/theme.ts'

const CHANGED = 'theme-chosen'

/** This browser's theme and a function to change it; the theme is null until hydration. */
export function useTheme(): [Theme | null, (theme: Theme) => void] {
  return [useSyncExternalStore(subscribe, currentTheme, () => null), choose]
}

/** Applies changes of the device's theme, and choices made in other tabs, to the document. */
export function followTheme(): void {
  const follow = () => {
    const theme = currentTheme()
    showTheme(theme)
    colourBar(theme)
  }
  // The theme may have changed since the script in the head ran.
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

/** Without storage the theme follows the device. */
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
  colourBar(theme)
  dispatchEvent(new Event(CHANGED))
}

/**
 * Gives the browser's own bar the colour of a page whose theme was chosen. Of those that apply the first counts: the ones
 * in the document know the device's theme, which needs nothing more.
 */
function colourBar(theme: Theme): void {
  const own = document.head.querySelector('meta[name=theme-color]:not([media])')
  if (theme === 'system') {
    own?.remove()
    return
  }
  const colour = own ?? document.createElement('meta')
  colour.setAttribute('name', 'theme-color')
  colour.setAttribute('content', getComputedStyle(document.documentElement).backgroundColor)
  document.head.prepend(colour)
}
