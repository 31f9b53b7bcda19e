/** `system` follows the device. */
export type Theme = 'light' | 'dark' | 'system'

const KEY = 'theme'

/** Runs in the head before the first paint, so that no page flashes in the wrong theme. */
export const THEME_SCRIPT = `{let t=null;try{t=localStorage.getItem('${KEY}')}catch{}
document.documentElement.dataset.theme=t??(matchMedia('(prefers-color-scheme: dark)').matches?'dark':'light')}`

/** The theme chosen in this browser. */
export function readTheme(): Theme {
  const chosen = localStorage.getItem(KEY)
  return chosen === 'light' || chosen === 'dark' ? chosen : 'system'
}

/** Shows a theme and stores the choice. */
export function writeTheme(theme: Theme): void {
  if (theme === 'system') localStorage.removeItem(KEY)
  else localStorage.setItem(KEY, theme)
  showTheme(theme)
}

/** Shows a theme without storing it; call it again when the device changes its own. */
export function showTheme(theme: Theme): void {
  const dark = theme === 'dark' || (theme === 'system' && matchMedia('(prefers-color-scheme: dark)').matches)
  document.documentElement.dataset.theme = dark ? 'dark' : 'light'
}
