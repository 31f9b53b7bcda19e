import { useMessages } from '#client/i18n/messages.ts'
import { applyChoice } from '#src/resume/designs/apply.ts'
import { findDesign } from '#src/resume/designs/registry.ts'
import { type Typeface, typefaceOf, wordFonts } from '#src/resume/designs/typefaces.ts'
import { editorDesignMessages } from '#src/texts/editor-design.ts'
import { Segments } from './segments.tsx'
import { useDesign } from './use-design.ts'

/** The choice between serif and sans serif. Choosing the design's own style restores the design's fonts. */
export function TypefaceChoice() {
  const t = useMessages(editorDesignMessages)
  const { design, set } = useDesign()
  const own = findDesign(design.id)
  const choose = (typeface: Typeface) => {
    const isOwn = typeface === typefaceOf(own.fonts.body)
    set(isOwn ? { latin: undefined, eastAsian: undefined } : wordFonts[typeface])
  }
  return (
    <div className="mb-5">
      <p className="mb-1 text-sm" aria-hidden="true">
        {t.typeface}
      </p>
      <Segments
        label={t.typeface}
        options={[
          ['sans', t.sans],
          ['serif', t.serif],
        ]}
        value={typefaceOf(applyChoice(own, design).fonts.body)}
        onChange={choose}
      />
      <p className="mt-2 text-sm text-muted">{t.font}</p>
    </div>
  )
}
