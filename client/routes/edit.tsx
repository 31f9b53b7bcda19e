import { PageHead } from '#client/components/page-head.tsx'
import { EditPage } from '#client/features/editor/edit-page.tsx'
import { editorMessages } from '#client/i18n/editor.ts'
import { useMessages } from '#client/i18n/messages.ts'
import { usePayload } from '#client/lib/page.tsx'

export default function EditRoute() {
  const t = useMessages(editorMessages)
  const { resume, mine } = usePayload('editor')
  const name = mine.items.find(({ id }) => id === resume?.id)?.title
  return (
    <>
      <PageHead title={resume ? t.editorOf(name || t.untitled) : t.editor} noindex />
      <EditPage />
    </>
  )
}
