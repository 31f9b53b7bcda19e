import { useState } from 'react'
import type { EditorSession } from '#client/features/editor/session/editor-session.ts'
import { useEditor } from '#client/features/editor/session/use-editor.tsx'

const opened = new WeakMap<EditorSession, Map<string, boolean>>()

/** Whether a card is open. The state survives a change of layout, which remounts the cards. */
export function useOpen(address: string, initially: boolean): [boolean, (open: boolean) => void] {
  const cards = cardsOf(useEditor())
  const [open, setOpen] = useState(cards.get(address) ?? initially)
  return [
    open,
    (next) => {
      cards.set(address, next)
      setOpen(next)
    },
  ]
}

function cardsOf(session: EditorSession): Map<string, boolean> {
  const cards = opened.get(session) ?? new Map<string, boolean>()
  opened.set(session, cards)
  return cards
}
