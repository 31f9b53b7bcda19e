import { useId, useState } from 'react'
import { Button } from '#client/components/button.tsx'
import { DesignSketch } from '#client/components/design-sketch.tsx'
import { Icon } from '#client/components/icon.tsx'
import { useMessages } from '#client/i18n/messages.ts'
import { useLocale } from '#client/lib/page.tsx'
import type { Design } from '#src/resume/designs/design.ts'
import { designs, findDesign } from '#src/resume/designs/registry.ts'
import type { DesignChoice, ResumeLocale } from '#src/resume/document.ts'
import { editorDesignMessages } from '#src/texts/editor-design.ts'

type DesignChoicesProps = {
  value: string
  /** The design choices used to sketch a design. */
  choiceOf: (id: string) => DesignChoice
  /** The language of the résumé. */
  locale: ResumeLocale
  onChange: (id: string) => void
}

/** A choice of designs as sketches; the arrow keys move between them. */
export function DesignChoices({
  value,
  choiceOf,
  locale,
  onChange,
  shown = designs,
}: DesignChoicesProps & { shown?: readonly Design[] }) {
  const t = useMessages(editorDesignMessages)
  const pageLocale = useLocale()
  const group = useId()
  return (
    <div
      role="radiogroup"
      aria-label={t.design}
      className="grid grid-cols-[repeat(auto-fill,minmax(var(--sketch,80px),1fr))] gap-x-3 gap-y-4"
    >
      {shown.map(({ id, name }) => (
        <label key={id} className="group relative cursor-pointer text-center text-sm">
          <input
            type="radio"
            name={group}
            checked={id === value}
            onChange={() => onChange(id)}
            className="peer absolute inset-0 z-1 size-full cursor-pointer opacity-0"
          />
          <span className="relative block overflow-hidden rounded-md border border-line outline-offset-2 outline-accent group-hover:border-line-strong group-has-checked:border-accent group-has-checked:outline-2 group-has-focus-visible:outline-4">
            <DesignSketch choice={choiceOf(id)} locale={locale} />
            {id === value && (
              <span className="absolute right-1 bottom-1 grid size-5 place-items-center rounded-full bg-accent text-xs text-on-accent">
                <Icon name="check" />
              </span>
            )}
          </span>
          <span className="mt-1.5 block text-muted peer-checked:font-medium peer-checked:text-ink">
            {name[pageLocale]}
          </span>
        </label>
      ))}
    </div>
  )
}

/** How many designs are shown before "all" is pressed. */
const FEW = 6

/** A few designs, including the current one, with a button for all. */
export function FewDesignChoices(props: DesignChoicesProps) {
  const t = useMessages(editorDesignMessages)
  const [isAll, setAll] = useState(false)
  const [few] = useState(() => someWith(props.value))
  // A design chosen elsewhere, for instance by undo, is shown too.
  const shown = isAll || !few.some(({ id }) => id === props.value) ? designs : few
  return (
    <>
      <DesignChoices {...props} shown={shown} />
      {shown.length < designs.length && (
        <Button size="small" wide className="mt-4" onClick={() => setAll(true)}>
          {t.allDesigns(designs.length)}
        </Button>
      )}
    </>
  )
}

function someWith(id: string): readonly Design[] {
  const first = designs.slice(0, FEW)
  const present = findDesign(id)
  return first.includes(present) ? first : [...first.slice(0, -1), present]
}
