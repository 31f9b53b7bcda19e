import { Popover } from 'radix-ui'
import { useState } from 'react'
import { Icon } from '#client/components/icon.tsx'
import { useMessages } from '#client/i18n/messages.ts'
import type { Period } from '#src/resume/formats/dates-read.ts'
import { editorFormsMessages } from '#src/texts/editor-forms.ts'
import { isDate, monthOf, normalDate, periodIn } from './date-text.ts'
import { TextField } from './text-field.tsx'

const MONTHS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]

type DateFieldProps = {
  address: string
  label: string
  value: string
  onChange: (value: string) => void
  /** Called instead when a whole period is typed or pasted, where there is one. */
  onPeriod?: ((period: Period) => void) | undefined
  example: string
  error?: string | undefined
}

/** A month field to choose from or type into; other text is kept as typed. */
export function DateField({ address, label, value, onChange, onPeriod, example, error }: DateFieldProps) {
  const [open, setOpen] = useState(false)
  const [isLeft, setLeft] = useState(true)
  const t = useMessages(editorFormsMessages)
  return (
    <TextField
      address={address}
      label={label}
      value={value}
      onChange={(next) => {
        setLeft(false)
        onChange(next)
      }}
      onBlur={() => {
        setLeft(true)
        const period = onPeriod && periodIn(value)
        if (period) return onPeriod(period)
        const normal = normalDate(value)
        if (normal !== value) onChange(normal)
      }}
      onPaste={(event) => {
        const period = onPeriod && periodIn(event.clipboardData.getData('text/plain'))
        if (!period) return
        event.preventDefault()
        onPeriod(period)
      }}
      example={example}
      error={error}
      hint={isLeft && value !== '' && !isDate(normalDate(value)) ? t.dateUnread : undefined}
      trailing={
        <Popover.Root open={open} onOpenChange={setOpen}>
          <Popover.Trigger className="icon-btn flex-none" aria-label={t.datePick(label)}>
            <Icon name="calendar" />
          </Popover.Trigger>
          <Popover.Portal container={document.getElementById('main')}>
            <Popover.Content
              align="end"
              collisionPadding={8}
              aria-label={t.datePick(label)}
              onOpenAutoFocus={focusMonth}
              className="popover z-30 w-72 p-3"
            >
              <MonthPicker
                value={value}
                onChoose={(date) => {
                  onChange(date)
                  setOpen(false)
                }}
              />
            </Popover.Content>
          </Popover.Portal>
        </Popover.Root>
      }
    />
  )
}

/** Focuses the chosen month of the picker, or else the first one. */
function focusMonth(event: Event): void {
  const { target } = event
  if (!(target instanceof HTMLElement)) return
  const months = target.querySelectorAll<HTMLElement>('[aria-pressed]')
  const month = [...months].find((one) => one.ariaPressed === 'true') ?? months[0]
  if (month === undefined) return
  event.preventDefault()
  month.focus()
}

function MonthPicker({ value, onChoose }: { value: string; onChoose: (date: string) => void }) {
  const t = useMessages(editorFormsMessages)
  const chosen = monthOf(value)
  const [year, setYear] = useState(chosen?.year ?? new Date().getFullYear())
  return (
    <>
      <div className="flex items-center justify-between">
        <button type="button" className="icon-btn" aria-label={t.previousYear} onClick={() => setYear(year - 1)}>
          <Icon name="chevron-left" />
        </button>
        <p className="font-medium tabular-nums" role="status">
          {year}
        </p>
        <button type="button" className="icon-btn" aria-label={t.nextYear} onClick={() => setYear(year + 1)}>
          <Icon name="chevron-right" />
        </button>
      </div>
      <div className="mt-1 grid grid-cols-4 gap-1">
        {MONTHS.map((month) => (
          <button
            key={month}
            type="button"
            aria-pressed={chosen?.year === year && chosen.month === month}
            className="min-h-11 rounded-md text-sm hover:bg-sunken aria-pressed:bg-accent aria-pressed:text-on-accent"
            onClick={() => onChoose(`${year}-${String(month).padStart(2, '0')}`)}
          >
            {t.month(month)}
          </button>
        ))}
      </div>
      <div className="mt-2 flex justify-between border-t border-line pt-2">
        <button type="button" className="btn btn-quiet btn-sm" onClick={() => onChoose(String(year))}>
          {t.onlyYear(year)}
        </button>
        <button type="button" className="btn btn-quiet btn-sm" onClick={() => onChoose('')}>
          {t.clear}
        </button>
      </div>
    </>
  )
}
