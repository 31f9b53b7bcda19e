import { useId } from 'react'
import { usePart } from '#client/features/editor/forms/use-part.ts'
import { useEditor } from '#client/features/editor/session/use-editor.tsx'
import { useMessages } from '#client/i18n/messages.ts'
import { latinFaces, latinFonts } from '#src/resume/designs/typefaces.ts'
import { setDesign } from '#src/resume/edits.ts'
import { editorDesignMessages } from '#src/texts/editor-design.ts'

/** The choice of the Latin font family, independent of the Chinese typeface. */
export function LatinChoice() {
  const t = useMessages(editorDesignMessages)
  const { edit } = useEditor()
  const chosen = usePart((document) => document.design.latinFace)
  const id = useId()
  return (
    <div className="mb-5">
      <label htmlFor={id} className="mb-1 block text-sm">
        {t.latinFace}
      </label>
      <select
        id={id}
        value={chosen ?? ''}
        aria-describedby={chosen && `${id}note`}
        onChange={({ target }) => edit(setDesign({ latinFace: latinFaces.find((face) => face === target.value) }))}
        className="h-11 w-full rounded-md border border-field bg-surface px-3"
      >
        <option value="">{t.latinOfTypeface}</option>
        {latinFaces.map((face) => (
          <option key={face} value={face}>
            {latinFonts[face].name} · {t.latinKinds[face]}
          </option>
        ))}
      </select>
      {chosen && (
        <p id={`${id}note`} className="mt-2 text-sm text-muted">
          {t.latinFont(latinFonts[chosen].name, latinFonts[chosen].word)}
        </p>
      )}
    </div>
  )
}
