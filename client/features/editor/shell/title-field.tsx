import { useComposing } from '#client/features/editor/forms/text-field.tsx'
import { useDocument, useEditor } from '#client/features/editor/session/use-editor.tsx'
import { editorMessages } from '#client/i18n/editor.ts'
import { useMessages } from '#client/i18n/messages.ts'
import { RESUME_NAME_MAX } from '#src/contract/text-limits.ts'
import { resumeTitle } from '#src/resume/completeness.ts'
import { setHead } from '#src/resume/edits.ts'

/** The user's name for the résumé, edited in place. */
export function TitleField() {
  const t = useMessages(editorMessages)
  const { edit } = useEditor()
  const document = useDocument()
  const composing = useComposing(document.title ?? '', (title) => edit(setHead({ title: title || undefined }), 'title'))
  return (
    <input
      aria-label={t.title}
      placeholder={resumeTitle({ ...document, title: '' }) || t.untitled}
      maxLength={RESUME_NAME_MAX}
      {...composing}
      className="min-h-7 w-full sm:min-h-10 sm:field-sizing-content sm:w-auto sm:max-w-[min(24rem,100%)] min-w-0 max-w-full truncate rounded-md border border-transparent bg-transparent px-2 font-medium placeholder:text-ink hover:border-line focus:-outline-offset-1 max-sm:text-[0.9375rem]"
    />
  )
}
