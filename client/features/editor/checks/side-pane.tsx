import { Tabs } from 'radix-ui'
import { type ReactNode, useMemo } from 'react'
import { flushSync } from 'react-dom'
import { PartBoundary } from '#client/components/part-boundary.tsx'
import { useComments, useOpenComments } from '#client/features/editor/comments/use-comments.tsx'
import type { PlaceInField } from '#client/features/editor/forms/focus-field.ts'
import { useEditor } from '#client/features/editor/session/use-editor.tsx'
import { Count } from '#client/features/editor/shell/count.tsx'
import { focusPane } from '#client/features/editor/shell/panes.tsx'
import type { PdfFile } from '#client/features/editor/shell/use-pdf.ts'
import { commentMessages } from '#client/i18n/comments.ts'
import { editorChecksMessages } from '#client/i18n/editor-checks.ts'
import { editorCommentMessages } from '#client/i18n/editor-comments.ts'
import { useMessages } from '#client/i18n/messages.ts'
import { lazyPart } from '#client/lib/part.ts'
import { useStore } from '#client/lib/store.ts'
import { useFieldSlips } from './field-slips.tsx'
import { useSpelling } from './spelling/use-spelling.ts'
import { useDismissed } from './use-dismissed.ts'
import { useFindings } from './use-findings.ts'
import { useSlipMarks } from './use-slip-marks.ts'

const ChecksPane = lazyPart(async () => (await import('./checks-pane.tsx')).ChecksPane)

const CommentsPane = lazyPart(
  async () => (await import('#client/features/editor/comments/comments-pane.tsx')).CommentsPane,
)

const sideViews = ['design', 'checks', 'comments'] as const
/** The tabs of the pane on the right. */
export type SideView = (typeof sideViews)[number]

type SidePaneProps = {
  design: ReactNode
  made: PdfFile['made']
  view: SideView
  onView: (view: SideView) => void
  /** Opens a field of the forms. */
  onShowField: (address: string, place?: PlaceInField) => void
  /** Opens the application the résumé is for, or a new one. */
  onPosting: () => void
}

/** The right pane: design, checks, or the comments of readers where there may be some. */
export function SidePane({ design, made, view, onView, onShowField, onPosting }: SidePaneProps) {
  const t = useMessages(editorChecksMessages)
  const commentTexts = useMessages(commentMessages)
  const ownComments = useMessages(editorCommentMessages)
  const { id } = useEditor()
  const file = useStore(made)
  const spelling = useSpelling(view === 'checks')
  const found = useFindings(file, spelling.verdicts)
  const { isDismissed, dismiss, restore } = useDismissed(id)
  const open = useMemo(
    () => found.findings?.filter((finding) => !isDismissed(finding)) ?? [],
    [found.findings, isDismissed],
  )
  useSlipMarks(open)
  useFieldSlips(open)
  const comments = useComments()
  const commentsOpen = useOpenComments()
  const showDesign = () => {
    flushSync(() => onView('design'))
    focusPane('design')
  }
  return (
    <Tabs.Root
      value={view}
      onValueChange={(next) => onView(sideViews.find((one) => one === next) ?? 'design')}
      activationMode="manual"
    >
      <Tabs.List
        aria-label={t.views}
        className="sticky top-0 z-10 grid grid-flow-col auto-cols-auto border-b border-line bg-surface px-4 text-sm"
      >
        <Tab value="design">{t.design}</Tab>
        <Tab value="checks">
          {t.checks}
          <Count of={open.length} said={t.count(open.length)} />
        </Tab>
        {comments?.isUsed && (
          <Tab value="comments">
            {commentTexts.comments}
            <Count of={commentsOpen} said={ownComments.count(commentsOpen)} />
          </Tab>
        )}
      </Tabs.List>
      <Tabs.Content value="design" forceMount hidden={view !== 'design'} className="outline-none" tabIndex={-1}>
        {design}
      </Tabs.Content>
      <Tabs.Content value="checks" className="outline-none" tabIndex={-1}>
        <PartBoundary onGone={() => onView('design')} waiting={<p className="p-4 text-sm text-muted">{t.checking}</p>}>
          <ChecksPane
            {...found}
            made={file}
            open={open}
            onDismiss={dismiss}
            onRestore={restore}
            onShow={(address, place) => (address === 'design' ? showDesign() : onShowField(address, place))}
            spelling={spelling}
            onPosting={onPosting}
          />
        </PartBoundary>
      </Tabs.Content>
      {comments?.isUsed && (
        <Tabs.Content value="comments" className="outline-none" tabIndex={-1}>
          <PartBoundary
            onGone={() => onView('design')}
            waiting={<p className="p-4 text-sm text-muted">{ownComments.loading}</p>}
          >
            <CommentsPane onShow={onShowField} />
          </PartBoundary>
        </Tabs.Content>
      )}
    </Tabs.Root>
  )
}

function Tab({ value, children }: { value: SideView; children: ReactNode }) {
  return (
    <Tabs.Trigger
      value={value}
      className="min-h-11 whitespace-nowrap -outline-offset-2 border-b-2 border-transparent text-muted data-[state=active]:border-accent data-[state=active]:font-medium data-[state=active]:text-ink"
    >
      {children}
    </Tabs.Trigger>
  )
}
