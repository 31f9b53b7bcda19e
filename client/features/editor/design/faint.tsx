import { Icon } from '#client/components/icon.tsx'
import { useMessages } from '#client/i18n/messages.ts'
import { contrastOnPaper } from '#src/resume/designs/colours.ts'
import { editorDesignMessages } from '#src/texts/editor-design.ts'

/** The contrast WCAG requires for text of this size. */
const READABLE = 4.5

/** Whether a text in this colour is hard to read on paper. */
export function isFaint(colour: string): boolean {
  return contrastOnPaper(colour) < READABLE
}

/** A warning shown when a colour is hard to read on paper. */
export function Faint({ id, colour }: { id: string; colour: string }) {
  const t = useMessages(editorDesignMessages)
  if (!isFaint(colour)) return null
  return (
    <p id={id} className="mt-2 flex gap-1.5 text-sm text-seal">
      <Icon name="warning" className="mt-0.5 text-base" />
      {t.faint(contrastOnPaper(colour).toFixed(1))}
    </p>
  )
}
