import { EditorEntrance } from '#client/features/editor/edit-page.tsx'
import { lazyPart } from '#client/lib/part.ts'
import { classicEditorPath } from '#src/contract/own-addresses.ts'

const KeptWorkplace = lazyPart(
  import.meta.env.SSR ? null : async () => (await import('./kept-workplace.tsx')).KeptWorkplace,
)

/** Stands in for the editor of an account without a network. It holds nothing of anybody: résumés are on the device. */
export function KeptPage() {
  return (
    <EditorEntrance classic={classicEditorPath()}>
      <KeptWorkplace />
    </EditorEntrance>
  )
}
