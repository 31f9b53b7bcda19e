import { useRef, useState } from 'react'
import { Button } from '#client/components/button.tsx'
import { ConfirmDialog } from '#client/components/confirm-dialog.tsx'
import { LoadFailure } from '#client/components/load-failure.tsx'
import { Group } from '#client/features/editor/design/group.tsx'
import { commentMessages } from '#client/i18n/comments.ts'
import { editorCommentMessages } from '#client/i18n/editor-comments.ts'
import { useMessages } from '#client/i18n/messages.ts'
import { say } from '#client/lib/say.ts'
import { useAction } from '#client/lib/use-action.ts'
import type { ReceivedComment } from '#src/contract/comments.ts'
import { CommentCard } from './comment-card.tsx'
import { type Comments, useComments } from './use-comments.tsx'

/** The comments panel: what readers of the links wrote, the open ones first. Load it lazily. */
export function CommentsPane({ onShow }: { onShow: (address: string) => void }) {
  const t = useMessages(editorCommentMessages)
  const comments = useComments()
  return (
    <div className="p-4 pb-10">
      <Group title={useMessages(commentMessages).comments} note={t.note}>
        {comments !== null && <Received comments={comments} onShow={onShow} />}
      </Group>
    </div>
  )
}

function Received({ comments, onShow }: { comments: Comments; onShow: (address: string) => void }) {
  const t = useMessages(editorCommentMessages)
  const common = useMessages(commentMessages)
  const { list, failed, reload, remove } = comments
  const [doomed, setDoomed] = useState<ReceivedComment | null>(null)
  const status = useRef<HTMLParagraphElement>(null)
  const { run } = useAction()
  const open = list?.filter(({ state }) => state === 'open') ?? []
  const settled = list?.filter(({ state }) => state !== 'open') ?? []
  // The pressed button disappears, so the focus moves to the line that says how many comments are left.
  const andReturn = () => status.current?.focus()

  function removeDoomed(): void {
    if (doomed === null) return
    run(async () => {
      await remove(doomed.id)
      say(common.removed)
      andReturn()
    })
  }

  const cards = (some: readonly ReceivedComment[]) => (
    <ul className="mt-3 rows border-t border-line">
      {some.map((comment) => (
        <CommentCard
          key={comment.id}
          comment={comment}
          comments={comments}
          onShow={onShow}
          onRemove={() => setDoomed(comment)}
          onSettled={andReturn}
        />
      ))}
    </ul>
  )

  return (
    <>
      {failed && <LoadFailure text={t.failed} onRetry={reload} />}
      <p ref={status} tabIndex={-1} role="status" className="text-sm font-medium outline-none">
        {list === null ? !failed && t.loading : statusOf(list.length, open.length, t)}
      </p>
      {open.length > 0 && cards(open)}
      {settled.length > 0 && (
        <details className="mt-4">
          <summary className="min-h-8 cursor-pointer text-sm text-muted pointer-coarse:min-h-11">
            {t.settled(settled.length)}
          </summary>
          {cards(settled)}
        </details>
      )}
      <ConfirmDialog
        open={doomed !== null}
        onClose={() => setDoomed(null)}
        title={t.removeTitle}
        text={t.removeText}
        cancel={common.cancel}
      >
        <Button variant="danger" onClick={removeDoomed}>
          {common.remove}
        </Button>
      </ConfirmDialog>
    </>
  )
}

function statusOf(all: number, open: number, t: (typeof editorCommentMessages)['zh']): string {
  if (all === 0) return t.none
  return open === 0 ? t.allNone : t.count(open)
}
