import type { ReactNode } from 'react'
import { Icon } from '#client/components/icon.tsx'
import { useEditor } from '#client/features/editor/session/use-editor.tsx'
import { useMessages } from '#client/i18n/messages.ts'
import type { ResumeSection } from '#src/resume/document.ts'
import { setSection } from '#src/resume/edits.ts'
import { chosenIcon, sectionIcons } from '#src/resume/icons.ts'
import { editorFormsMessages } from '#src/texts/editor-forms.ts'
import { Tick } from './tick.tsx'

const COLUMNS = [1, 2, 3] as const

/** The layout options of a section. */
export function SectionOptions({ id, section }: { id: string; section: ResumeSection }) {
  const t = useMessages(editorFormsMessages)
  const { edit } = useEditor()
  const set = (fields: Partial<ResumeSection>) => edit(setSection(id, fields))
  const columns = section.columns ?? 1
  return (
    <details className="group mt-2">
      <summary className="flex min-h-11 w-fit items-center gap-1.5 rounded-md px-1 text-sm text-muted hover:text-ink">
        <Icon name="layout" />
        {t.options}
        <Icon name="chevron-down" className="text-xs transition-transform group-open:rotate-180" />
      </summary>
      <div className="flex flex-col gap-3 px-1 pb-1">
        <Choices label={t.columns}>
          {COLUMNS.map((count) => (
            <Choice
              key={count}
              pressed={columns === count}
              onPress={() => set({ columns: count === 1 ? undefined : count })}
            >
              {t.columnsOf(count)}
            </Choice>
          ))}
        </Choices>
        <Choices label={t.icon}>
          <Choice pressed={chosenIcon(section) === ''} onPress={() => set({ icon: undefined })}>
            {t.noIcon}
          </Choice>
          {Object.entries(sectionIcons).map(([name, path], index) => (
            <Choice
              key={name}
              pressed={chosenIcon(section) === name}
              label={`${t.icon} ${index + 1}`}
              onPress={() => set({ icon: name })}
            >
              <Icon path={path} />
            </Choice>
          ))}
        </Choices>
        <div className="text-sm">
          <Tick checked={section.keepTogether === true} onChange={(on) => set({ keepTogether: on || undefined })}>
            {t.keepTogether}
          </Tick>
          <Tick checked={section.pageBreak === true} onChange={(on) => set({ pageBreak: on || undefined })}>
            {t.pageBreak}
          </Tick>
        </div>
      </div>
    </details>
  )
}

function Choices({ label, children }: { label: string; children: ReactNode }) {
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1 text-sm text-muted">{label}</legend>
      <div className="flex flex-wrap gap-1">{children}</div>
    </fieldset>
  )
}

type ChoiceProps = { pressed: boolean; onPress: () => void; label?: string; children: ReactNode }

function Choice({ pressed, onPress, label, children }: ChoiceProps) {
  return (
    <button
      type="button"
      aria-label={label}
      aria-pressed={pressed}
      onClick={onPress}
      className="grid h-11 min-w-11 place-items-center rounded-md border border-field px-2.5 text-sm hover:border-muted aria-pressed:border-accent aria-pressed:bg-accent-soft aria-pressed:text-accent-strong"
    >
      {children}
    </button>
  )
}
