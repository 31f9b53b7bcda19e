import '#client/styles/comments.css'
import '#client/styles/pages.css'
import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react'
import { Button } from '#client/components/button.tsx'
import { type AnswerDrafts, AnswerForm } from '#client/components/comments/answer-form.tsx'
import { CommentText } from '#client/components/comments/comment-text.tsx'
import { commentMessages } from '#client/i18n/comments.ts'
import { readerCommentMessages } from '#client/i18n/comments-reader.ts'
import { useMessages } from '#client/i18n/messages.ts'
import { say } from '#client/lib/say.ts'
import { shortened } from '#client/lib/shortened.ts'
import { useWindowEvent } from '#client/lib/use-window-event.ts'
import type { Comment } from '#src/contract/comments.ts'
import { type CommentDraft, CommentForm } from './comment-form.tsx'
import { type CommentPlace, meantBy, placesIn } from './places.ts'
import { type CommentErrors, type CommentInput, useReaderComments } from './use-reader-comments.ts'

type ReaderCommentsProps = {
  /** The token of the link. */
  token: string
  /** Contains the résumé, whose texts are marked with their places. */
  sheet: RefObject<HTMLElement | null>
  /** Whether the link accepts comments. Where it no longer does, readers can still remove theirs. */
  isTaking: boolean
}

const EMPTY: CommentDraft = { meant: null, text: '', proposal: '', name: '' }

/** Lets whoever was sent a résumé comment on it. Load it lazily. */
export function ReaderComments({ token, sheet, isTaking }: ReaderCommentsProps) {
  const t = useMessages(readerCommentMessages)
  const common = useMessages(commentMessages)
  const { comments, isKept, write, reply, withdraw } = useReaderComments(token)
  const [places, setPlaces] = useState<readonly CommentPlace[]>([])
  const [draft, setDraft] = useState(EMPTY)
  const [isOpen, setOpen] = useState(false)
  const [drafts] = useState<AnswerDrafts>(() => new Map())
  const key = useRef(crypto.randomUUID())
  const heading = useRef<HTMLHeadingElement>(null)

  const press = useEffectEvent(({ target }: MouseEvent) => {
    const meant = meantBy(target, places)
    if (meant === null) return
    setDraft((written) => ({ ...written, meant }))
    setOpen(true)
  })
  useEffect(() => {
    const element = sheet.current
    if (element === null || !isTaking) return
    setPlaces(placesIn(element))
    const page = new AbortController()
    element.addEventListener('click', (event) => press(event), page)
    element.dataset.commentable = ''
    return () => {
      page.abort()
      delete element.dataset.commentable
    }
  }, [sheet, isTaking])
  useEffect(() => markCommented(places, comments), [places, comments])
  const isWritten = draft.text.trim() !== '' || draft.proposal.trim() !== ''
  useWindowEvent('beforeunload', (event) => event.preventDefault(), isWritten)

  async function send(input: CommentInput): Promise<CommentErrors | null> {
    const errors = await write(input, key.current)
    if (errors !== null && Object.keys(errors).length === 0) {
      key.current = crypto.randomUUID()
      setDraft({ ...EMPTY, name: input.name })
      setOpen(false)
      say(common.sent)
    }
    return errors
  }

  async function remove(id: string): Promise<void> {
    if (!(await withdraw(id))) return
    say(common.removed)
    heading.current?.focus()
  }

  const note = comments.length === 0 ? t.invitation : t.mineNote
  return (
    <section aria-labelledby="comments" className="mx-auto mt-6 max-w-4xl rounded-lg bg-surface p-5 print:hidden">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 ref={heading} id="comments" tabIndex={-1} className="font-serif text-lg outline-none">
          {comments.length === 0 ? common.comments : t.mine}
        </h2>
        {isTaking && (
          <Button icon="edit" onClick={() => setOpen(true)}>
            {t.write}
          </Button>
        )}
      </div>
      <p className="mt-2 text-sm text-muted">{isTaking ? note : t.closed}</p>
      {isTaking && !isKept && <p className="mt-2 text-sm text-muted">{t.notKept}</p>}
      {comments.length > 0 && (
        <ul className="mt-4 rows border-t border-line">
          {comments.map((comment) => (
            <li key={comment.id} className="py-4">
              <CommentText comment={comment} reader={t.me} owner={common.owner} />
              <div className="mt-3 flex flex-wrap gap-2">
                {isTaking && (
                  <AnswerForm
                    comment={comment.id}
                    drafts={drafts}
                    whom={common.owner}
                    onSend={async (text, own) => {
                      const isSent = await reply(comment.id, text, own)
                      if (isSent) say(common.sent)
                      return isSent
                    }}
                  />
                )}
                <Button
                  variant="quiet"
                  size="small"
                  aria-label={`${common.remove} · ${shortened(comment.text)}`}
                  onClick={() => void remove(comment.id)}
                >
                  {common.remove}
                </Button>
              </div>
            </li>
          ))}
        </ul>
      )}
      {isOpen && (
        <CommentForm places={places} draft={draft} onChange={setDraft} onSend={send} onClose={() => setOpen(false)} />
      )}
    </section>
  )
}

/** Marks the texts that have comments. */
function markCommented(places: readonly CommentPlace[], comments: readonly Comment[]): void {
  for (const { place, text, element } of places) {
    const isMarked = comments.some((comment) => comment.place === place && text.includes(comment.quote))
    element.toggleAttribute('data-commented', isMarked)
  }
}
