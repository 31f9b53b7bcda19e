import { Button } from '#client/components/button.tsx'
import { focusField } from '#client/features/editor/forms/focus-field.ts'
import { usePart } from '#client/features/editor/forms/use-part.ts'
import { editorTwinMessages } from '#client/i18n/editor-twin.ts'
import { useMessages } from '#client/i18n/messages.ts'
import { otherLocale } from '#src/resume/twin/carry.ts'
import { untranslatedPlaces } from '#src/resume/twin/untranslated.ts'

/**
 * A strip above the forms of a twin: how much is to be translated, with links to the next place and to the comparison.
 */
export function TwinStrip({ onCompare }: { onCompare: () => void }) {
  const t = useMessages(editorTwinMessages)
  const isTwin = usePart(({ twin }) => twin !== undefined)
  const of = usePart(({ locale }) => otherLocale(locale))
  const count = usePart((document) => untranslatedPlaces(document).length)
  const next = usePart((document) => {
    const [place] = untranslatedPlaces(document)
    return place === undefined ? null : `${place.entry}.${place.field}`
  })
  if (!isTwin) return null
  return (
    <div className="mb-3 rounded-md bg-accent-soft p-3 text-sm">
      {count > 0 && <p className="mb-2">{t.left(count)}</p>}
      <div className="flex flex-wrap gap-2">
        {next !== null && (
          <Button size="small" onClick={() => focusField(next)}>
            {t.next}
          </Button>
        )}
        <Button size="small" icon="globe" onClick={onCompare}>
          {t.compare(of)}
        </Button>
      </div>
    </div>
  )
}
