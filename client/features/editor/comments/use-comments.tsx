import { createContext, type ReactNode, use, useEffect, useEffectEvent, useState } from 'react'
import type { AnswerDrafts } from '#client/components/comments/answer-form.tsx'
import { useHome } from '#client/features/editor/session/home.tsx'
import { useEditor } from '#client/features/editor/session/use-editor.tsx'
import { useClient } from '#client/lib/client.tsx'
import { inTurn } from '#client/lib/in-turn.ts'
import { useAnswer } from '#client/lib/use-answer.ts'
import type { CommentState, ReceivedComment } from '#src/contract/comments.ts'
import { MINUTE_MS } from '#src/lib/time.ts'

/** How often the editor asks for new comments while somebody may write some, in ms. */
const ASK_MS = MINUTE_MS

/** The comments on the open résumé, and the actions of its owner. */
export type Comments = {
  /** Null until they are loaded. */
  list: readonly ReceivedComment[] | null
  failed: boolean
  reload: () => void
  /** Whether there are comments, or a link allows them. */
  isUsed: boolean
  /** Unfinished answers by comment, kept while the panel is closed or the card moves. */
  drafts: AnswerDrafts
  /** Each throws a CallFailure when it fails. */
  answer: (comment: string, text: string, key: string) => Promise<void>
  settle: (comment: string, state: CommentState) => Promise<void>
  remove: (comment: string) => Promise<void>
}

const CommentsContext = createContext<Comments | null>(null)

/** Loads the comments on a résumé of an account, and again from time to time. */
export function CommentsProvider({ children }: { children: ReactNode }) {
  const client = useClient()
  const { id } = useEditor()
  const { kind } = useHome()
  const answered = useAnswer('user.Share/comments', kind === 'account' ? { id } : null)
  const { data, failed, reload } = answered
  const list = data?.comments ?? null
  const [drafts] = useState<AnswerDrafts>(() => new Map())
  const expected = data?.expected === true
  const change = (next: (known: readonly ReceivedComment[]) => ReceivedComment[]) =>
    answered.change((now) => now && { ...now, comments: next(now.comments) })
  const put = (comment: ReceivedComment) =>
    change((known) => known.map((other) => (other.id === comment.id ? comment : other)))

  const [queue] = useState(inTurn)

  const ask = useEffectEvent(() => {
    if (document.visibilityState === 'visible') reload()
  })
  useEffect(() => {
    if (!expected) return
    const timer = setInterval(() => ask(), ASK_MS)
    const page = new AbortController()
    document.addEventListener('visibilitychange', () => ask(), page)
    return () => {
      clearInterval(timer)
      page.abort()
    }
  }, [expected])

  const comments: Comments = {
    list,
    failed,
    reload,
    drafts,
    isUsed: expected || (list !== null && list.length > 0),
    answer: (comment, text, key) =>
      queue(async () => put((await client.call('user.Share/answerComment', { comment, text, key })).data)),
    settle: (comment, state) =>
      queue(async () => put((await client.call('user.Share/settleComment', { comment, state })).data)),
    remove: (comment) =>
      queue(async () => {
        await client.call('user.Share/removeComment', { comment })
        change((known) => known.filter(({ id }) => id !== comment))
      }),
  }
  return <CommentsContext value={comments}>{children}</CommentsContext>
}

/** The comments on the résumé; null when it is not in an account. */
export function useComments(): Comments | null {
  return use(CommentsContext)
}

/** How many comments wait for the owner; 0 until they are loaded. */
export function useOpenComments(): number {
  return useComments()?.list?.filter(({ state }) => state === 'open').length ?? 0
}
