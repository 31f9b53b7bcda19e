import type { Command } from 'prosemirror-state'
import { setLevel, setLink, toggleList, toggleStyle } from './commands.ts'
import { openRichText } from './view.ts'

export { openRichText, setLink }

/** Returns the editing command of a button of the toolbar. */
export function commandOf(tool: 'bold' | 'italic' | 'underline' | 'bullets' | 'numbers' | 'nest' | 'lift'): Command {
  if (tool === 'nest' || tool === 'lift') return setLevel(tool === 'nest' ? 1 : 0)
  if (tool === 'bullets') return toggleList('bullet')
  return tool === 'numbers' ? toggleList('number') : toggleStyle(tool)
}
