import { useState } from 'react'
import { useEditor } from '#client/features/editor/session/use-editor.tsx'
import { perOwner } from '#src/lib/per-owner.ts'

/** Which cards of an open résumé are open, by their address. */
const cardsOf = perOwner((): Map<string, boolean> => new Map())

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
