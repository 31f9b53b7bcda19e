import { focusField } from '#client/features/editor/forms/focus-field.ts'
import { RichTextLines } from '#client/features/editor/forms/rich-text/static.tsx'
import { usePart } from '#client/features/editor/forms/use-part.ts'
import { useEditor } from '#client/features/editor/session/use-editor.tsx'
import { editorTwinMessages } from '#client/i18n/editor-twin.ts'
import { useMessages } from '#client/i18n/messages.ts'
import { say } from '#client/lib/say.ts'
import { otherLocale } from '#src/resume/twin/carry.ts'
import { markOf, withMark } from '#src/resume/twin/marks.ts'

type OriginalProps = { entry: string; field: string; label: string; value: string }

/** The text of the twin, shown at a field that is to be translated, until the translation is confirmed. */
export function Original({ entry, field, label, value }: OriginalProps) {
  const t = useMessages(editorTwinMessages)
  const { edit } = useEditor()
  const of = usePart(({ locale }) => otherLocale(locale))
  const original = usePart((document) => {
    const mark = markOf(document, entry, field)
    return mark?.own === undefined ? (mark?.other ?? '') : ''
  })
  if (original === '') return null

  function confirm(): void {
    edit((document) => withMark(document, entry, field, { other: original, own: value }))
    say(t.marked(label))
    // The button disappears together with its part of the page.
    focusField(`${entry}.${field}`)
  }

  return (
    <div className="mb-1.5 rounded-md border-l-3 border-accent bg-sunken px-3 py-2 text-sm text-muted">
      <p className="flex flex-wrap items-center gap-x-2 text-xs">
        <span>{t.original(of)}</span>
        {value.trim() === '' ? (
          <span className="rounded-sm bg-accent-soft px-1.5 text-accent-strong">{t.toTranslate}</span>
        ) : (
          <button
            type="button"
            aria-label={t.confirmNamed(label)}
            onClick={confirm}
            className="btn btn-quiet btn-sm ml-auto"
          >
            {t.confirm}
          </button>
        )}
      </p>
      <div lang={of === 'zh' ? 'zh-CN' : 'en'} className="whitespace-pre-line break-words">
        <RichTextLines markup={original} />
      </div>
    </div>
  )
}
