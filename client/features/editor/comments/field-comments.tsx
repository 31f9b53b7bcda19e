import { useIds } from '#client/features/editor/forms/use-part.ts'
import { commentMessages } from '#client/i18n/comments.ts'
import { editorCommentMessages } from '#client/i18n/editor-comments.ts'
import { useMessages } from '#client/i18n/messages.ts'
import { addressOfQuote } from '#src/resume/quotes.ts'
import { useComments } from './use-comments.tsx'

/** Below a field: what readers wrote about it that is still open. */
export function FieldComments({ address }: { address: string }) {
  const list = useComments()?.list
  const [place = ''] = address.startsWith('basics.') ? [address] : address.split('.')
  const near = list?.filter((comment) => comment.state === 'open' && comment.place === place) ?? []
  return near.length === 0 ? null : <Here address={address} near={near} />
}

function Here({ address, near }: { address: string; near: NonNullable<ReturnType<typeof useComments>>['list'] }) {
  const t = useMessages(editorCommentMessages)
  const common = useMessages(commentMessages)
  const ids = useIds((document) =>
    (near ?? []).flatMap((comment) => (addressOfQuote(document, comment) === address ? comment.id : [])),
  )
  const here = near?.filter(({ id }) => ids.includes(id)) ?? []
  if (here.length === 0) return null
  return (
    <ul aria-label={t.here(here.length)} className="mt-1.5 grid gap-1 border-l-2 border-accent pl-2.5 text-sm">
      {here.map(({ id, name, text }) => (
        <li key={id} className="wrap-anywhere">
          <span className="text-muted">{name || common.anonymous}: </span>
          {text}
        </li>
      ))}
    </ul>
  )
}
