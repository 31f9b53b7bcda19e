import { useId } from 'react'
import { usePart } from '#client/features/editor/forms/use-part.ts'
import { editorLookMessages } from '#client/i18n/editor-look.ts'
import { useMessages } from '#client/i18n/messages.ts'
import { formatPeriod } from '#src/resume/dates.ts'
import { applyChoice } from '#src/resume/designs/apply.ts'
import { hasTitlesAbove } from '#src/resume/designs/design.ts'
import { headingKinds } from '#src/resume/designs/headings.ts'
import { findDesign } from '#src/resume/designs/registry.ts'
import { latinFaces, latinFonts, type Typeface, typefaceOf, wordFonts } from '#src/resume/designs/typefaces.ts'
import { dateForms } from '#src/resume/document.ts'
import { editorDesignMessages } from '#src/texts/editor-design.ts'
import { Segments } from './segments.tsx'
import { useDesign } from './use-design.ts'

const example = { start: '2021-09', end: '2023-06' }

/**
 * The choices of the typeface; of the Latin font family, which is independent of it; of how section titles are
 * decorated, unless the layout has them in a column or cell; and of how dates are written, shown by an example in the
 * language of the résumé.
 */
export function LookChoices() {
  const t = useMessages(editorDesignMessages)
  const look = useMessages(editorLookMessages)
  const { design, set } = useDesign()
  const locale = usePart((document) => document.locale)
  const { latinFace } = design
  return (
    <>
      <TypefaceChoice />
      <Choice
        label={t.latinFace}
        usual={t.latinOfTypeface}
        options={latinFaces.map((face) => [face, `${latinFonts[face].name} · ${t.latinKinds[face]}`])}
        value={latinFace}
        onChange={(next) => set({ latinFace: next })}
        note={latinFace && t.latinFont(latinFonts[latinFace].name, latinFonts[latinFace].word)}
      />
      {hasTitlesAbove(findDesign(design.id).layout) && (
        <Choice
          label={look.heading}
          usual={look.ofDesign}
          options={headingKinds.map((kind) => [kind, look.headings[kind]])}
          value={design.heading}
          onChange={(heading) => set({ heading })}
        />
      )}
      <Choice
        label={look.dates}
        usual={look.usualDates(formatPeriod(example, locale))}
        options={dateForms.map((form) => [form, formatPeriod(example, locale, form)])}
        value={design.dates}
        onChange={(dates) => set({ dates })}
      />
    </>
  )
}

type ChoiceProps<T extends string> = {
  label: string
  /** The label of the option for no choice. */
  usual: string
  options: readonly (readonly [value: T, text: string])[]
  value: T | undefined
  onChange: (value: T | undefined) => void
  note?: string | undefined
}

/** A choice of many, or of none, in one line. */
function Choice<T extends string>({ label, usual, options, value, onChange, note }: ChoiceProps<T>) {
  const id = useId()
  return (
    <div className="mb-5">
      <label htmlFor={id} className="mb-1 block text-sm">
        {label}
      </label>
      <select
        id={id}
        value={value ?? ''}
        aria-describedby={note && `${id}note`}
        onChange={({ target }) => onChange(options.find(([option]) => option === target.value)?.[0])}
        className="h-11 w-full rounded-md border border-field bg-surface px-3"
      >
        <option value="">{usual}</option>
        {options.map(([option, text]) => (
          <option key={option} value={option}>
            {text}
          </option>
        ))}
      </select>
      {note && (
        <p id={`${id}note`} className="mt-2 text-sm text-muted">
          {note}
        </p>
      )}
    </div>
  )
}

/** The choice between serif and sans serif. Choosing the design's own style restores the design's fonts. */
function TypefaceChoice() {
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
