import { useId } from 'react'
import { Button } from '#client/components/button.tsx'
import { editorLookMessages } from '#client/i18n/editor-look.ts'
import { useMessages } from '#client/i18n/messages.ts'
import { findDesign } from '#src/resume/designs/registry.ts'
import { Faint, isFaint } from './faint.tsx'
import { useDesign } from './use-design.ts'

/** The choice of the second colour, for everything but titles: the same as theirs, or another. */
export function SecondColour() {
  const t = useMessages(editorLookMessages)
  const { design, set } = useDesign()
  const id = useId()
  const { palette } = findDesign(design.id)
  const colour = design.second ?? design.colour ?? palette.accent
  const notes = [`${id}use`, design.second && isFaint(colour) ? `${id}faint` : ''].filter(Boolean).join(' ')
  return (
    <div className="mt-4">
      <div className="flex items-center gap-3">
        <label htmlFor={id} className="flex-1 text-sm">
          {t.second}
        </label>
        {design.second && (
          <Button size="small" onClick={() => set({ second: undefined })}>
            {t.asTitles}
          </Button>
        )}
        <input
          id={id}
          type="color"
          value={colour.toLowerCase()}
          aria-describedby={notes}
          onChange={({ target }) => set({ second: target.value }, 'design.second')}
          className="h-11 w-14 cursor-pointer rounded-md border border-field bg-surface p-1"
        />
      </div>
      <p id={`${id}use`} className="mt-1 text-sm text-muted">
        {t.secondNote}
      </p>
      {design.second && <Faint id={`${id}faint`} colour={design.second} />}
    </div>
  )
}
