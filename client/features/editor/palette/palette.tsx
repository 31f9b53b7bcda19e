import { type KeyboardEvent, useEffect, useEffectEvent, useId, useState } from 'react'
import { flushSync } from 'react-dom'
import { Dialog } from '#client/components/dialog.tsx'
import { editorPaletteMessages } from '#client/i18n/editor-palette.ts'
import { useMessages } from '#client/i18n/messages.ts'
import { say } from '#client/lib/say.ts'
import { type CommandActions, commandsFor, type EditorCommand, useCommands } from './use-commands.ts'

type PaletteProps = { actions: CommandActions; pages: number; onClose: () => void }

/** Finds a command by its words and does it. Load it lazily. */
export function Palette({ actions, pages, onClose }: PaletteProps) {
  const t = useMessages(editorPaletteMessages)
  const listId = useId()
  const [typed, setTyped] = useState('')
  const [active, setActive] = useState(0)
  const found = commandsFor(typed, useCommands(actions, pages))
  const optionId = (index: number) => `${listId}-${index}`

  useSaidCount(typed.trim(), found.length)

  function run({ act }: EditorCommand): void {
    flushSync(onClose)
    // The dialog gives the focus back first, so that the command can move it.
    setTimeout(act)
  }

  function onKeyDown(event: KeyboardEvent): void {
    if (event.nativeEvent.isComposing) return
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    const chosen = found[active]
    if (event.key === 'Enter' && chosen) {
      event.preventDefault()
      run(chosen)
    }
    if (step === undefined || found.length === 0) return
    event.preventDefault()
    const next = (active + step + found.length) % found.length
    setActive(next)
    document.getElementById(optionId(next))?.scrollIntoView({ block: 'nearest' })
  }

  return (
    <Dialog open onClose={onClose} title={t.title}>
      <input
        type="text"
        role="combobox"
        data-first-focus
        aria-label={t.title}
        aria-expanded={found.length > 0}
        aria-controls={listId}
        aria-autocomplete="list"
        aria-activedescendant={found.length > 0 ? optionId(active) : undefined}
        autoComplete="off"
        maxLength={60}
        placeholder={t.hint}
        value={typed}
        onChange={({ currentTarget }) => {
          setTyped(currentTarget.value)
          setActive(0)
        }}
        onKeyDown={onKeyDown}
        className="mt-4 h-11 w-full rounded-md border border-field bg-surface px-3"
      />
      {found.length === 0 && <p className="mt-4 text-sm text-muted">{t.none(typed.trim())}</p>}
      <div id={listId} role="listbox" aria-label={t.commands} className="mt-2 max-h-[50dvh] overflow-y-auto">
        {found.map((command, index) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the field keeps the focus and handles the keys.
          <div
            key={command.text}
            id={optionId(index)}
            role="option"
            tabIndex={-1}
            aria-selected={index === active}
            onPointerMove={() => setActive(index)}
            onClick={() => run(command)}
            className="flex min-h-11 cursor-pointer items-center rounded-md px-3 text-sm"
          >
            {command.text}
          </div>
        ))}
      </div>
    </Dialog>
  )
}

/** Says how many commands are left of what was typed. */
function useSaidCount(typed: string, count: number): void {
  const t = useMessages(editorPaletteMessages)
  const tell = useEffectEvent(() => say(count === 0 ? t.none(typed) : t.found(count)))
  useEffect(() => {
    if (typed !== '') tell()
  }, [typed])
}
