import { Toolbar } from 'radix-ui'
import { useId, useState } from 'react'
import { Button } from '#client/components/button.tsx'
import { Icon } from '#client/components/icon.tsx'
import { useMessages } from '#client/i18n/messages.ts'
import { focusOn } from '#client/lib/focus-on.ts'
import { webLink } from '#src/resume/links.ts'
import { editorFormsMessages } from '#src/texts/editor-forms.ts'
import type { RichTextState } from './commands.ts'

export type Tool = 'bold' | 'italic' | 'underline' | 'link' | 'bullets' | 'numbers' | 'nest' | 'lift'

const tools: readonly { tool: Tool; keys: string }[] = [
  { tool: 'bold', keys: 'Ctrl+B' },
  { tool: 'italic', keys: 'Ctrl+I' },
  { tool: 'underline', keys: 'Ctrl+U' },
  { tool: 'link', keys: 'Ctrl+K' },
  { tool: 'bullets', keys: 'Ctrl+Shift+8' },
  { tool: 'numbers', keys: 'Ctrl+Shift+7' },
  { tool: 'nest', keys: 'Tab' },
  { tool: 'lift', keys: 'Shift+Tab' },
]

type ToolbarProps = { state: RichTextState | null; onTool: (tool: Tool) => void; controls: string }

/** The toolbar of a rich text field; pressing a button keeps the selection. */
export function RichTextToolbar({ state, onTool, controls }: ToolbarProps) {
  const t = useMessages(editorFormsMessages)
  return (
    <Toolbar.Root
      aria-label={t.toolbar}
      aria-controls={controls}
      className="sticky top-0 z-1 flex flex-wrap gap-0.5 rounded-t-md border-b border-line bg-sunken p-0.5"
    >
      {tools.map(({ tool, keys }) => (
        <Toolbar.Button
          key={tool}
          className="form-tool"
          aria-label={t[tool]}
          data-tip={`${t[tool]} (${keys})`}
          {...(tool === 'nest' || tool === 'lift'
            ? { disabled: !(tool === 'nest' ? state?.nests : state?.lifts) }
            : { 'aria-pressed': isPressed(state, tool) })}
          onPointerDown={(event) => event.preventDefault()}
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onTool(tool)}
        >
          <Icon name={tool} />
        </Toolbar.Button>
      ))}
    </Toolbar.Root>
  )
}

function isPressed(state: RichTextState | null, tool: Exclude<Tool, 'nest' | 'lift'>): boolean {
  if (state === null) return false
  if (tool === 'bullets') return state.kind === 'bullet'
  if (tool === 'numbers') return state.kind === 'number'
  return tool === 'link' ? state.href !== '' : state[tool]
}

type LinkFormProps = {
  href: string
  /** An empty address removes the link. */
  onApply: (href: string) => void
  /** Called when the focus leaves the field while the form holds a valid new address. */
  onLeave: (href: string) => void
  onCancel: () => void
}

/** Asks for the address of a link. */
export function LinkForm({ href, onApply, onLeave, onCancel }: LinkFormProps) {
  const t = useMessages(editorFormsMessages)
  const [address, setAddress] = useState(href)
  const [fault, setFault] = useState<'linkUnfit' | 'linkUnsaved' | null>(null)
  const errorId = useId()

  function apply(): void {
    const link = linkOf(address)
    if (link === '' && address.trim() !== '') setFault('linkUnfit')
    else onApply(link)
  }

  /** Closes the form. If that would lose an address, the first call only warns, and the second closes it. */
  function cancel(): void {
    if (address.trim() === href || fault === 'linkUnsaved') onCancel()
    else setFault('linkUnsaved')
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only notices when the focus leaves
    <div
      className="border-b border-line bg-sunken px-2 pb-2"
      onBlur={({ currentTarget, relatedTarget }) => {
        const link = linkOf(address)
        if (link !== '' && link !== href && !currentTarget.parentElement?.contains(relatedTarget)) onLeave(link)
      }}
    >
      <div className="flex flex-wrap items-center gap-2">
        <div className="form-box min-w-40 flex-1">
          <input
            ref={focusOn}
            aria-label={t.linkAddress}
            aria-invalid={fault === 'linkUnfit' || undefined}
            aria-describedby={fault ? errorId : undefined}
            placeholder="https://"
            inputMode="url"
            value={address}
            onChange={({ currentTarget }) => {
              setAddress(currentTarget.value)
              setFault(null)
            }}
            onKeyDown={(event) => {
              if (event.key === 'Enter' && !event.nativeEvent.isComposing) {
                event.preventDefault()
                apply()
              }
              if (event.key === 'Escape' && !event.nativeEvent.isComposing) cancel()
            }}
            className="h-11 w-full min-w-0 bg-transparent px-3 outline-none"
          />
        </div>
        <Button variant="primary" size="small" onClick={apply}>
          {t.linkApply}
        </Button>
        {href !== '' && (
          <Button variant="quiet" size="small" onClick={() => onApply('')}>
            {t.linkRemove}
          </Button>
        )}
      </div>
      {fault && (
        <p id={errorId} role="alert" className="mt-1 text-xs text-seal">
          {t[fault]}
        </p>
      )}
    </div>
  )
}

/** Completes what people type as a link: a web address with or without scheme, an e-mail address, a phone number. */
function linkOf(address: string): string {
  const trimmed = address.trim()
  if (/^(mailto:|tel:)\S+$/i.test(trimmed)) return trimmed
  return /^[^\s@/]+@[^\s@/.]+(?:\.[^\s@/.]+)+$/.test(trimmed) ? `mailto:${trimmed}` : webLink(trimmed)
}
