import { Button } from '#client/components/button.tsx'
import { useHome } from '#client/features/editor/session/home.tsx'
import { useEditor } from '#client/features/editor/session/use-editor.tsx'
import { postingMessages } from '#client/i18n/editor-posting.ts'
import { useMessages } from '#client/i18n/messages.ts'
import { carryDraft, type PostingDraft } from './draft.ts'

/** Explains that an application needs an account, and continues there with the filled-in form. */
export function GuestNote({ draft }: { draft: PostingDraft }) {
  const t = useMessages(postingMessages)
  const { id } = useEditor()
  const { toAccount } = useHome()
  return (
    <div className="mt-5 rounded-md bg-accent-soft px-4 py-3">
      <h3 className="font-medium">{t.guestTitle}</h3>
      <p className="mt-1 max-w-text text-sm">{t.guestText}</p>
      <Button
        variant="primary"
        className="mt-3"
        onClick={() => {
          carryDraft(id, draft)
          toAccount?.({ posting: true })
        }}
      >
        {t.guestGo}
      </Button>
    </div>
  )
}
