import { EditorEntrance } from '#client/features/editor/edit-page.tsx'
import { usePage } from '#client/lib/page.tsx'
import { lazyPart } from '#client/lib/part.ts'
import { classicEditorPath } from '#src/contract/own-addresses.ts'

const GuestWorkplace = lazyPart(
  import.meta.env.SSR ? null : async () => (await import('./guest-workplace.tsx')).GuestWorkplace,
)

/** Writing a résumé without an account. */
export function GuestPage() {
  return (
    <EditorEntrance classic={classicEditorPath()}>
      <GuestWorkplace key={usePage().search} />
    </EditorEntrance>
  )
}
