import { type KeyboardEvent, useState } from 'react'
import { flushSync } from 'react-dom'
import { Dialog } from '#client/components/dialog.tsx'
import { useCombobox } from '#client/components/use-combobox.ts'
import { editorPaletteMessages } from '#client/i18n/editor-palette.ts'
import { useMessages } from '#client/i18n/messages.ts'
import { useSaid } from '#client/lib/use-said.ts'
import { type CommandActions, commandsFor, type EditorCommand, useCommands } from './use-commands.ts'

type PaletteProps = { actions: CommandActions; pages: number; onClose: () => void }

/** The command palette: finds a command by its words and runs it. Load it lazily. */
export function Palette({ actions, pages, onClose }: PaletteProps) {
  const t = useMessages(editorPaletteMessages)
  const [typed, setTyped] = useState('')
  const words = typed.trim()
  const found = commandsFor(typed, useCommands(actions, pages))
  const count = found.length === 0 ? t.none(words) : t.found(found.length)
  useSaid(words, words === '' ? null : count)

  function run({ act }: EditorCommand): void {
    flushSync(onClose)
    // The dialog first returns the focus, so that the command can move it.
    setTimeout(act)
  }

  const { active, field, list, option } = useCombobox({ options: found, of: typed, start: 'first', onChoose: run })

  function onKeyDown(event: KeyboardEvent<HTMLInputElement>): void {
    if (event.key === 'Enter' && active && !event.nativeEvent.isComposing) {
      event.preventDefault()
      run(active)
    } else field.onKeyDown?.(event)
  }

  return (
    <Dialog open onClose={onClose} title={t.title}>
      <input
        {...field}
        data-first-focus
        aria-label={t.title}
        maxLength={60}
        placeholder={t.hint}
        value={typed}
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        onKeyDown={onKeyDown}
        className="mt-4 h-11 w-full rounded-md border border-field bg-surface px-3"
      />
      {found.length === 0 && <p className="mt-4 text-sm text-muted">{t.none(words)}</p>}
      <div {...list} role="listbox" aria-label={t.commands} className="mt-2 max-h-[50dvh] overflow-y-auto">
        {found.map((command, index) => (
          <div
            key={command.key ?? command.text}
            {...option(index)}
            className="flex min-h-11 cursor-pointer items-center rounded-md px-3 text-sm"
          >
            {command.text}
          </div>
        ))}
      </div>
    </Dialog>
  )
}
