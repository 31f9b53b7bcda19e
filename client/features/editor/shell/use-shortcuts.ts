import { hasSingleKeys } from '#client/lib/single-keys.ts'
import { useWindowEvent } from '#client/lib/use-window-event.ts'
import { type PaneName, paneNames } from './panes.tsx'

/** The action of each shortcut; names as in the help dialog. */
export type Shortcuts = {
  undo: () => void
  redo: () => void
  save: () => void
  download: () => void
  help: () => void
  palette: () => void
  pane: (name: PaneName) => void
}

/**
 * Handles the editor's keyboard shortcuts. In a field, plain keys are text. In a dialog they do nothing, not even what
 * the browser would do with them: undo in the page behind it, or save and print that page. Fields of a dialog undo what
 * was typed in them.
 */
export function useShortcuts(shortcuts: Shortcuts): void {
  useWindowEvent('keydown', (event) => {
    if (event.isComposing || event.defaultPrevented) return
    const pane = paneOf(event)
    const name = shortcutOf(event)
    if (pane === undefined && name === null) return
    const isInside = isInDialog(event.target)
    if (isInside && isField(event.target) && (name === 'undo' || name === 'redo')) return
    event.preventDefault()
    if (isInside) return
    if (pane !== undefined) shortcuts.pane(pane)
    else if (name !== null) shortcuts[name]()
  })
}

/** By the physical key, because Alt types other characters on a Mac. */
function paneOf({ code, altKey, ctrlKey, metaKey }: KeyboardEvent): PaneName | undefined {
  const digit = /^(?:Digit|Numpad)([123])$/.exec(code)?.[1]
  return altKey && !ctrlKey && !metaKey && digit !== undefined ? paneNames[Number(digit) - 1] : undefined
}

function shortcutOf(event: KeyboardEvent): Exclude<keyof Shortcuts, 'pane'> | null {
  const key = event.key.toLowerCase()
  if (event.ctrlKey || event.metaKey) {
    if (event.altKey) return null
    if (key === 'z') return event.shiftKey ? 'redo' : 'undo'
    if (key === 'y') return 'redo'
    if (key === 's') return 'save'
    // In a text with formats these keys set a link.
    if (key === 'k') return 'palette'
    return key === 'p' ? 'download' : null
  }
  return key === '?' && !isField(event.target) && hasSingleKeys() ? 'help' : null
}

function isInDialog(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('[role=dialog], [role=alertdialog]') !== null
}

function isField(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea, select'))
}
