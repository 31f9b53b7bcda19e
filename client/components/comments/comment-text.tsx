import type { ReactNode } from 'react'
import { TimeAgo } from '#client/components/time-ago.tsx'
import { commentMessages } from '#client/i18n/comments.ts'
import { useMessages } from '#client/i18n/messages.ts'
import type { Comment } from '#src/contract/comments.ts'

type CommentTextProps = {
  comment: Comment
  /** The names shown for the commenter and for the owner. */
  reader: string
  owner: string
}

/** A comment: the quoted words, its text, the proposed wording, and the answers. */
export function CommentText({ comment, reader, owner }: CommentTextProps) {
  const t = useMessages(commentMessages)
  const { quote, text, proposal, created_at, answers, state } = comment
  return (
    <>
      <p className="flex flex-wrap items-baseline gap-x-2 text-sm">
        <span className="font-medium wrap-anywhere">{reader}</span>
        <span className="text-muted">
          <TimeAgo time={created_at} />
          {state !== 'open' && ` · ${t.states[state]}`}
        </span>
      </p>
      {quote !== '' && <Quoted label={t.about}>{quote}</Quoted>}
      <p className="mt-1.5 whitespace-pre-line wrap-anywhere">{text}</p>
      {proposal !== null && <Quoted label={t.proposal}>{proposal}</Quoted>}
      {answers.length > 0 && (
        <ul className="mt-3 grid gap-3 border-l-2 border-line pl-3">
          {answers.map((answer) => (
            <li key={`${answer.created_at} ${answer.by}`}>
              <p className="flex flex-wrap items-baseline gap-x-2 text-sm">
                <span className="font-medium wrap-anywhere">{answer.by === 'owner' ? owner : reader}</span>
                <span className="text-muted">
                  <TimeAgo time={answer.created_at} />
                </span>
              </p>
              <p className="whitespace-pre-line wrap-anywhere">{answer.text}</p>
            </li>
          ))}
        </ul>
      )}
    </>
  )
}

function Quoted({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="mt-1.5 rounded-md bg-sunken px-3 py-2 text-sm">
      <p className="text-xs text-muted">{label}</p>
      <p className="whitespace-pre-line wrap-anywhere">{children}</p>
    </div>
  )
}
