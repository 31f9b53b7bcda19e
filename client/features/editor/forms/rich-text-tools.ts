import type { Command } from 'prosemirror-state'
import { setLink, toggleList, toggleStyle } from './rich-text-commands.ts'
import { openRichText } from './rich-text-view.ts'

export { openRichText, setLink }

/** What a button of the toolbar does. */
export function commandOf(tool: 'bold' | 'italic' | 'underline' | 'bullets' | 'numbers'): Command {
  if (tool === 'bullets') return toggleList('bullet')
  return tool === 'numbers' ? toggleList('number') : toggleStyle(tool)
}
