import type { KeyboardEvent, ReactNode } from 'react'
import { Icon } from '#client/components/icon.tsx'
import { useMessages } from '#client/i18n/messages.ts'
import { say } from '#client/lib/say.ts'
import { editorFormsMessages } from '#src/texts/editor-forms.ts'
import { useFieldFocus } from './focus-field.ts'

type CardHeaderProps = {
  /** The address of the card; `focusField` with it focuses its button. */
  address: string
  heading: 'h3' | 'h4'
  title: string
  detail: string
  /** An icon before the title. */
  lead?: ReactNode
  /** Replaces the title while it is being edited. */
  input?: ReactNode
  hidden: boolean
  open: boolean
  panelId: string
  onToggle: () => void
  onHide: () => void
  onRename?: () => void
  /** Moves by one place: -1 up, 1 down. */
  onMove: (by: 1 | -1) => void
  handle: ReactNode
  menu: ReactNode
}

/** The header of a card, which opens it; Alt with the arrow keys moves the card. */
export function CardHeader(props: CardHeaderProps) {
  const { heading: Heading, title, detail, lead, input, hidden, open, panelId, onToggle, onHide } = props
  const t = useMessages(editorFormsMessages)
  const button = useFieldFocus<HTMLButtonElement>(props.address)
  return (
    <div className={`flex items-center ${hidden ? 'text-muted' : ''}`}>
      {props.handle}
      {input ?? (
        <Heading className="min-w-0 flex-1 font-medium">
          <button
            ref={button}
            type="button"
            aria-expanded={open}
            aria-controls={panelId}
            aria-keyshortcuts="Alt+ArrowUp Alt+ArrowDown"
            onClick={onToggle}
            onDoubleClick={props.onRename}
            onKeyDown={(event) => onKey(event, props)}
            className="flex min-h-12 w-full min-w-0 scroll-m-4 items-center gap-2 rounded-md py-1.5 text-left leading-snug"
          >
            {lead}
            <span className="min-w-0 flex-1">
              <span className="block truncate">{title}</span>
              {detail && <span className="block truncate text-xs font-normal text-muted">{detail}</span>}
            </span>
            <Icon name="chevron-down" className={`text-muted transition-transform ${open ? 'rotate-180' : ''}`} />
          </button>
        </Heading>
      )}
      <button
        type="button"
        className="icon-btn flex-none"
        aria-label={`${hidden ? t.show : t.hide} ${title}`}
        onClick={() => {
          onHide()
          say(hidden ? t.nowShown(title) : t.nowHidden(title))
        }}
      >
        <Icon name={hidden ? 'eye-off' : 'eye'} />
      </button>
      {props.menu}
    </div>
  )
}

function onKey(event: KeyboardEvent, { onMove, onRename }: CardHeaderProps): void {
  const { altKey, key } = event
  if (altKey && (key === 'ArrowUp' || key === 'ArrowDown')) {
    event.preventDefault()
    onMove(key === 'ArrowUp' ? -1 : 1)
  }
  if (key === 'F2' && onRename) {
    event.preventDefault()
    onRename()
  }
}
