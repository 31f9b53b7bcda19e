import { useId } from 'react'
import { Button } from '#client/components/button.tsx'
import { Icon } from '#client/components/icon.tsx'
import { editorLookMessages } from '#client/i18n/editor-look.ts'
import { useMessages } from '#client/i18n/messages.ts'
import { contrastOnPaper } from '#src/resume/designs/colours.ts'
import { findDesign } from '#src/resume/designs/registry.ts'
import { colourMessages, editorDesignMessages } from '#src/texts/editor-design.ts'
import { Group } from './group.tsx'
import { useDesign } from './use-design.ts'

const presets = [
  ['ink', '#1c1e1b'],
  ['slate', '#44505c'],
  ['navy', '#1f3a5f'],
  ['blue', '#1f5fae'],
  ['teal', '#1d6a72'],
  ['bamboo', '#2f6b4f'],
  ['olive', '#5b6b2a'],
  ['amber', '#8a5330'],
  ['seal', '#a6332a'],
  ['plum', '#6b2d5c'],
] as const

/** The choice of colour for titles and backgrounds: the design's own, a preset, or any other. */
export function ColourChoice() {
  const t = useMessages(editorDesignMessages)
  const nameOf = useMessages(colourMessages)
  const { design, set } = useDesign()
  const own = findDesign(design.id).palette.accent
  const colour = design.colour ?? own
  const group = useId()
  const note = useId()
  const isOther = design.colour !== undefined && !presets.some(([, preset]) => preset === design.colour)
  const swatch = (label: string, fill: string, value: string | undefined) => (
    <label key={label} title={label} className={frame}>
      <input
        type="radio"
        name={group}
        aria-label={label}
        checked={design.colour === value}
        onChange={() => set({ colour: value })}
        className="absolute inset-0 size-full cursor-pointer opacity-0"
      />
      <Dot fill={fill} checked={design.colour === value} />
    </label>
  )
  return (
    <Group title={t.colour}>
      <div className="flex flex-wrap gap-1">
        <div role="radiogroup" aria-label={t.colour} className="contents">
          {swatch(t.ownColour, own, undefined)}
          {presets.map(([name, preset]) => swatch(nameOf[name], preset, preset))}
        </div>
        <label title={t.otherColour} className={frame}>
          <input
            type="color"
            aria-label={t.otherColour}
            aria-describedby={isFaint(colour) ? note : undefined}
            value={colour.toLowerCase()}
            onChange={({ target }) => set({ colour: target.value }, 'design.colour')}
            className="absolute inset-0 size-full cursor-pointer opacity-0"
          />
          {isOther ? (
            <Dot fill={colour} checked />
          ) : (
            <span className="grid size-8 place-items-center rounded-full border border-dashed border-field text-muted">
              <Icon name="plus" />
            </span>
          )}
        </label>
      </div>
      <Faint id={note} colour={colour} />
      <SecondColour />
    </Group>
  )
}

const frame =
  'relative grid size-10 cursor-pointer place-items-center rounded-full outline-2 -outline-offset-2 outline-transparent has-focus-visible:outline-accent'

function Dot({ fill, checked }: { fill: string; checked: boolean }) {
  return (
    <svg viewBox="0 0 32 32" aria-hidden="true" className="size-8">
      <circle cx={16} cy={16} r={checked ? 11.5 : 14} fill={fill} className="stroke-field" />
      {checked && <circle cx={16} cy={16} r={15} fill="none" strokeWidth={2} className="stroke-accent" />}
    </svg>
  )
}

/** The choice of the second colour, for everything but titles: the same as theirs, or another. */
function SecondColour() {
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

/** The contrast WCAG requires for text of this size. */
const READABLE = 4.5

/** Whether a text in this colour is hard to read on paper. */
function isFaint(colour: string): boolean {
  return contrastOnPaper(colour) < READABLE
}

/** A warning shown when a colour is hard to read on paper. */
function Faint({ id, colour }: { id: string; colour: string }) {
  const t = useMessages(editorDesignMessages)
  if (!isFaint(colour)) return null
  return (
    <p id={id} className="mt-2 flex gap-1.5 text-sm text-seal">
      <Icon name="warning" className="mt-0.5 text-base" />
      {t.faint(contrastOnPaper(colour).toFixed(1))}
    </p>
  )
}
