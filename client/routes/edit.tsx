import { PageHead } from '#client/components/page-head.tsx'
import { EditPage } from '#client/features/editor/edit-page.tsx'
import { editorMessages } from '#client/i18n/editor.ts'
import { useMessages } from '#client/i18n/messages.ts'

export default function EditRoute() {
  const t = useMessages(editorMessages)
  return (
    <>
      <PageHead title={t.editor} noindex />
      <EditPage />
    </>
  )
}
