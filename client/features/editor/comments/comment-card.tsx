import { Button } from '#client/components/button.tsx'
import { AnswerForm } from '#client/components/comments/answer-form.tsx'
import { CommentText } from '#client/components/comments/comment-text.tsx'
import { usePlaceName } from '#client/features/editor/checks/use-place-name.ts'
import { useDocument, useEditor } from '#client/features/editor/session/use-editor.tsx'
import { commentMessages } from '#client/i18n/comments.ts'
import { editorCommentMessages } from '#client/i18n/editor-comments.ts'
import { useMessages } from '#client/i18n/messages.ts'
import { say } from '#client/lib/say.ts'
import { shortened } from '#client/lib/shortened.ts'
import { useAction } from '#client/lib/use-action.ts'
import type { CommentState, ReceivedComment } from '#src/contract/comments.ts'
import { acceptProposal, addressOfQuote } from '#src/resume/quotes.ts'
import type { Comments } from './use-comments.tsx'

type CommentCardProps = {
  comment: ReceivedComment
  comments: Pick<Comments, 'answer' | 'settle' | 'drafts'>
  /** Opens a field of the forms. */
  onShow: (address: string) => void
  onRemove: () => void
  /** Called when the comment has moved to the others of its state. */
  onSettled: () => void
}

/** A comment with what its owner can do about it. */
export function CommentCard({ comment, comments, onShow, onRemove, onSettled }: CommentCardProps) {
  const t = useMessages(editorCommentMessages)
  const common = useMessages(commentMessages)
  const document = useDocument()
  const placeName = usePlaceName(document)
  const { edit } = useEditor()
  const { id, name, label, proposal, state, text } = comment
  const address = addressOfQuote(document, comment)
  const isOpen = state === 'open'
  const taken = isOpen && proposal !== null ? acceptProposal(document, comment, proposal) : null
  const other = isOpen ? 'resolved' : 'open'
  const toOther = isOpen ? t.resolve : t.reopen
  const writer = t.by(name || common.anonymous, label)
  const of = (action: string) => `${action} · ${shortened(text)}`

  const { run } = useAction()

  function settle(next: CommentState, said: string): void {
    run(async () => {
      await comments.settle(id, next)
      say(said)
      onSettled()
    })
  }

  return (
    <li className="py-4">
      <p className="mb-1 text-xs text-muted">{address === null ? t.gone : placeName(address)}</p>
      <CommentText comment={comment} reader={writer} owner={common.owner} />
      {isOpen && proposal !== null && taken === null && <p className="mt-1.5 text-sm text-muted">{t.changed}</p>}
      <div className="mt-3 flex flex-wrap gap-2 max-sm:[&>button]:min-h-11">
        {address !== null && (
          <Button size="small" aria-label={of(t.show)} onClick={() => onShow(address)}>
            {t.show}
          </Button>
        )}
        {taken !== null && (
          <Button
            size="small"
            variant="primary"
            aria-label={of(t.accept)}
            onClick={() => {
              edit(taken)
              settle('accepted', t.accepted)
            }}
          >
            {t.accept}
          </Button>
        )}
        <Button size="small" aria-label={of(toOther)} onClick={() => settle(other, common.states[other])}>
          {toOther}
        </Button>
        <Button size="small" variant="quiet" aria-label={of(common.remove)} onClick={onRemove}>
          {common.remove}
        </Button>
        <AnswerForm
          comment={id}
          drafts={comments.drafts}
          whom={name || common.anonymous}
          onSend={async (answer, key) => {
            await comments.answer(id, answer, key)
            say(t.answerSent)
            return true
          }}
        />
      </div>
    </li>
  )
}
