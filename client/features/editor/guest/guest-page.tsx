import { EditorEntrance } from '#client/features/editor/edit-page.tsx'
import { guestMessages } from '#client/i18n/guest.ts'
import { useMessages } from '#client/i18n/messages.ts'
import { usePage } from '#client/lib/page.tsx'
import { lazyPart } from '#client/lib/part.ts'
import { classicEditorPath } from '#src/contract/own-addresses.ts'

const GuestWorkplace = lazyPart(
  import.meta.env.SSR ? null : async () => (await import('./guest-workplace.tsx')).GuestWorkplace,
)

/** The page on which a résumé is written without an account. */
export function GuestPage() {
  const t = useMessages(guestMessages)
  return (
    <EditorEntrance
      classic={classicEditorPath()}
      about={
        <div className="px-8 pt-8">
          <h1 className="font-serif text-2xl">{t.pageTitle}</h1>
          <p className="mt-3 max-w-text">{t.description}</p>
        </div>
      }
    >
      <GuestWorkplace key={usePage().search} />
    </EditorEntrance>
  )
}
