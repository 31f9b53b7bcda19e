import { useRef, useState } from 'react'
import { CallFailure } from '#client/api/call.ts'
import { attempt } from '#client/lib/attempt.ts'
import { useClient } from '#client/lib/client.tsx'
import { inTurn } from '#client/lib/in-turn.ts'
import { useShown } from '#client/lib/use-shown.ts'
import type { Comment } from '#src/contract/comments.ts'
import type { InputOf } from '#src/contract/endpoints.ts'
import { readerKeyAt } from './reader-key.ts'

/** A comment before it is sent. */
export type CommentInput = Omit<InputOf<'resume.Share/comment'>, 'token' | 'reader' | 'key'>

/** Errors by field; empty after success. */
export type CommentErrors = Readonly<Record<string, string>>

/** This browser's comments on the résumé of a link, and their actions. */
export function useReaderComments(token: string) {
  const client = useClient()
  const [comments, setComments] = useState<readonly Comment[]>([])
  const [reader] = useState(() => readerKeyAt(token))
  const at = { token, reader: reader.key }
  const [queue] = useState(inTurn)
  const changes = useRef(0)
  const change = (edit: (known: readonly Comment[]) => readonly Comment[]) => {
    changes.current += 1
    setComments(edit)
  }
  const put = (comment: Comment) =>
    change((known) =>
      known.some(({ id }) => id === comment.id)
        ? known.map((other) => (other.id === comment.id ? comment : other))
        : [...known, comment],
    )

  async function load(): Promise<void> {
    const before = changes.current
    try {
      const { data } = await client.call('resume.Share/myComments', at)
      if (changes.current === before) setComments(data)
      // The answer may be older than what was written meanwhile.
      else await load()
    } catch (error) {
      client.report(error)
    }
  }
  useShown(() => {
    if (reader.isKnown) void load()
  })

  return {
    comments,
    /** Whether this browser will still know them as its own after the page is closed. */
    isKept: reader.isKept,
    /**
     * Writing again with the same key replaces the comment. Resolves to the errors of fields; to null when another
     * failure was reported.
     */
    write: async (input: CommentInput, key: string): Promise<CommentErrors | null> => {
      try {
        // Stored before the comment is sent: if the answer is lost, the comment can still be removed from here.
        reader.keep()
        put((await queue(() => client.call('resume.Share/comment', { ...at, key, ...input }))).data)
        return {}
      } catch (error) {
        if (error instanceof CallFailure && Object.keys(error.errors).length > 0) return error.errors
        client.report(error)
        return null
      }
    },
    reply: (comment: string, text: string, key: string): Promise<boolean> =>
      attempt(
        async () =>
          put((await queue(() => client.call('resume.Share/replyComment', { ...at, comment, key, text }))).data),
        client.report,
      ),
    withdraw: (comment: string): Promise<boolean> =>
      attempt(async () => {
        await queue(() => client.call('resume.Share/withdrawComment', { ...at, comment }))
        change((known) => known.filter(({ id }) => id !== comment))
      }, client.report),
  }
}
