import { useDocument } from '#client/features/editor/session/use-editor.tsx'
import { useLocale } from '#client/lib/page.tsx'
import { textsOf } from '#src/resume/checks/entries.ts'
import { usePlaceName } from './use-place-name.ts'

/**
 * Returns a function that describes in which fields characters occur; characters that occur nowhere are listed last.
 */
export function useSignPlaces(): (signs: readonly string[]) => string {
  const document = useDocument()
  const placeName = usePlaceName(document)
  const locale = useLocale()
  const [open, close, separator] = locale === 'zh' ? ['（', '）', '；'] : [' (', ')', '; ']
  return (signs) => {
    const places = textsOf(document).map(({ address, text }) => {
      const composed = text.normalize('NFC')
      return { address, found: signs.filter((sign) => composed.includes(sign)) }
    })
    const named = new Set(places.flatMap(({ found }) => found))
    return [
      ...places
        .filter(({ found }) => found.length > 0)
        .map(({ address, found }) => `${placeName(address)}${open}${found.join(' ')}${close}`),
      ...signs.filter((sign) => !named.has(sign)),
    ].join(separator)
  }
}
