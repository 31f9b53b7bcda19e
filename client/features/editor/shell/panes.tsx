import { Tabs } from 'radix-ui'
import { type ReactNode, useSyncExternalStore } from 'react'
import { useOpenComments } from '#client/features/editor/comments/use-comments.tsx'
import { commentMessages } from '#client/i18n/comments.ts'
import { editorMessages, paneMessages } from '#client/i18n/editor.ts'
import { useMessages } from '#client/i18n/messages.ts'
import { Count } from './count.tsx'
import { Separator } from './separator.tsx'
import { usePaneWidths } from './use-pane-widths.ts'

/** The areas of the editor; on narrow screens one is shown at a time. */
export const paneNames = ['edit', 'preview', 'design'] as const
export type PaneName = (typeof paneNames)[number]

type PanesProps = {
  sections: ReactNode
  preview: ReactNode
  design: ReactNode
  /** The tab shown on small screens. */
  tab: PaneName
  onTab: (tab: PaneName) => void
}

const WIDE = '(width >= 1024px)'

/** Forms, page and design side by side; one at a time on small screens. */
export function Panes(props: PanesProps) {
  const isWide = useSyncExternalStore(watchWidth, () => matchMedia(WIDE).matches)
  return isWide ? <SideBySide {...props} /> : <OneAtATime {...props} />
}

function SideBySide({ sections, preview, design }: PanesProps) {
  const t = useMessages(editorMessages)
  const names = useMessages(paneMessages)
  const { left, right, setLeft, setRight } = usePaneWidths()
  return (
    <div className="grid min-h-0 flex-1" style={{ gridTemplateColumns: `${left}px 1px minmax(0,1fr) 1px ${right}px` }}>
      <Pane name="edit" label={names.edit} className="bg-surface">
        {sections}
      </Pane>
      <Separator label={t.resizeEdit} value={left} onChange={setLeft} direction={1} />
      <Pane name="preview" label={names.preview} className="bg-sunken">
        {preview}
      </Pane>
      <Separator label={t.resizeDesign} value={right} onChange={setRight} direction={-1} />
      <Pane name="design" label={names.design} className="bg-surface">
        {design}
      </Pane>
    </div>
  )
}

type PaneProps = { name: PaneName; label: string; className: string; children: ReactNode }

function Pane({ name, label, className, children }: PaneProps) {
  return (
    <section
      aria-label={label}
      data-pane={name}
      tabIndex={-1}
      className={`min-h-0 overflow-auto outline-none ${className}`}
    >
      {children}
    </section>
  )
}

/** Moves the focus to a visible pane. */
export function focusPane(name: PaneName): void {
  document.querySelector<HTMLElement>(`[data-pane=${name}]`)?.focus()
}

/** Shows one pane at a time; the others keep their state. The tab of the comments tells how many wait. */
function OneAtATime({ sections, preview, design, tab, onTab }: PanesProps) {
  const t = useMessages(editorMessages)
  const names = useMessages(paneMessages)
  const comments = useMessages(commentMessages)
  const open = useOpenComments()
  const panes = { edit: sections, preview, design }
  return (
    <Tabs.Root
      value={tab}
      onValueChange={(next) => onTab(paneNames.find((name) => name === next) ?? 'edit')}
      activationMode="manual"
      className="flex min-h-0 flex-1 flex-col"
    >
      {paneNames.map((name) => (
        <Tabs.Content
          key={name}
          value={name}
          forceMount
          data-pane={name}
          hidden={name !== tab}
          tabIndex={-1}
          className={`min-h-0 flex-1 overflow-auto outline-none ${name === 'preview' ? 'bg-sunken' : 'bg-surface'}`}
        >
          {panes[name]}
        </Tabs.Content>
      ))}
      <Tabs.List
        aria-label={t.panesLabel}
        className="grid flex-none auto-cols-auto grid-flow-col border-t border-line bg-surface"
      >
        {paneNames.map((name) => (
          <Tabs.Trigger
            key={name}
            value={name}
            className="min-h-13 whitespace-nowrap -outline-offset-2 border-t-2 border-transparent text-sm text-muted data-[state=active]:border-accent data-[state=active]:font-medium data-[state=active]:text-ink"
          >
            {names[name]}
            {name === 'design' && <Count of={open} said={comments.waiting(open)} />}
          </Tabs.Trigger>
        ))}
      </Tabs.List>
    </Tabs.Root>
  )
}

function watchWidth(listener: () => void): () => void {
  const query = matchMedia(WIDE)
  query.addEventListener('change', listener)
  return () => query.removeEventListener('change', listener)
}
