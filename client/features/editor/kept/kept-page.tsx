import { EditorEntrance } from '#client/features/editor/edit-page.tsx'
import { lazyPart } from '#client/lib/part.ts'
import { classicEditorPath } from '#src/contract/own-addresses.ts'

const KeptWorkplace = lazyPart(
  import.meta.env.SSR ? null : async () => (await import('./kept-workplace.tsx')).KeptWorkplace,
)

/**
 * The page that is shown in place of the account's editor without a network. It contains no data: the résumés are on
 * the device.
 */
export function KeptPage() {
  return (
    <EditorEntrance classic={classicEditorPath()}>
      <KeptWorkplace />
    </EditorEntrance>
  )
}
