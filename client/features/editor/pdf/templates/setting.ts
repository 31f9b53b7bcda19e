import type { StandIns } from '#client/features/editor/pdf/fonts/library.ts'
import type { Column } from '#src/resume/print/place.ts'

/** The faces of the typeface: bold is drawn bold, never thickened. */
export type FaceName = 'regular' | 'bold' | 'italic' | 'boldItalic'

/** The code points of the text that has been set, each face its own. */
export type Ledger = Record<FaceName, Set<number>>

/** The words of it that have to be shaped, each face its own. */
export type DrawnWords = Record<FaceName, Set<string>>

/** What can be drawn: code points that no font has, and what is set instead of shaped words, once they are shaped. */
export type Drawable = { missing: ReadonlySet<number>; standIns: StandIns | null }

/** As long as nothing is known of the fonts. */
export const everything: Drawable = { missing: new Set(), standIns: null }

/** Where text is being set, and what setting it takes and leaves. */
export type Setting = Column & { drawable: Drawable; ledger: Ledger; words: DrawnWords }

/** The same in another place. */
export function settingAt(place: Column, { drawable, ledger, words }: Setting): Setting {
  return { ...place, drawable, ledger, words }
}
