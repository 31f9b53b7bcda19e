import { type ComponentProps, type KeyboardEvent, useId, useState } from 'react'

type ComboboxInput<T> = {
  options: readonly T[]
  /** What the options belong to; when it changes, the active option is reset to what `start` says. */
  of: unknown
  /** `field`: no option is active at first, and moving past either end leads back to the field. */
  start: 'field' | 'first'
  onChoose: (option: T) => void
}

type Combobox<T> = {
  /** The option Enter is meant for; undefined while the field itself is active. */
  active: T | undefined
  field: ComponentProps<'input'>
  list: { id: string }
  option: (index: number) => ComponentProps<'div'>
}

/** The attributes of a field with a list of options: the field keeps the focus, arrow keys move through the options. */
export function useCombobox<T>({ options, of, start, onChoose }: ComboboxInput<T>): Combobox<T> {
  const listId = useId()
  const first = start === 'field' ? -1 : 0
  const [choice, setChoice] = useState({ of, index: first })
  const active = choice.of === of ? choice.index : first
  const idOf = (index: number) => `${listId}-${index}`

  function onKeyDown(event: KeyboardEvent): void {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step === undefined || options.length === 0 || event.nativeEvent.isComposing) return
    event.preventDefault()
    const places = options.length - first
    const next = ((active - first + step + places) % places) + first
    setChoice({ of, index: next })
    document.getElementById(idOf(next))?.scrollIntoView({ block: 'nearest' })
  }

  return {
    active: options[active],
    field: {
      type: 'text',
      role: 'combobox',
      autoComplete: 'off',
      'aria-expanded': options.length > 0,
      'aria-controls': listId,
      'aria-autocomplete': 'list',
      'aria-activedescendant': options[active] === undefined ? undefined : idOf(active),
      onKeyDown,
    },
    list: { id: listId },
    option: (index) => ({
      id: idOf(index),
      role: 'option',
      tabIndex: -1,
      'aria-selected': index === active,
      onPointerMove: () => setChoice({ of, index }),
      onClick: () => {
        const option = options[index]
        if (option !== undefined) onChoose(option)
      },
    }),
  }
}
