import type { FontFaceName, StandIns } from '#client/features/editor/pdf/fonts/library.ts'
import type { PrintedResume } from '#src/resume/print/page.ts'
import type { Column } from '#src/resume/print/place.ts'

/** The code points used in the text, by face. */
export type Ledger = Record<FontFaceName, Set<number>>

/** The words of the text that need shaping, by face. */
export type DrawnWords = Record<FontFaceName, Set<string>>

/** What can be drawn: code points that no font contains, and the stand-ins of shaped words, once they are shaped. */
export type Drawable = { missing: ReadonlySet<number>; standIns: StandIns | null }

/** Assumes that every character can be drawn; used while nothing is known about the fonts. */
export const everything: Drawable = { missing: new Set(), standIns: null }

/** Where text is set, and what setting it needs and records. */
export type Setting = Column & { drawable: Drawable; ledger: Ledger; words: DrawnWords }

/** The same setting in another column. */
export function settingAt(place: Column, { drawable, ledger, words }: Setting): Setting {
  return { ...place, drawable, ledger, words }
}

/** A résumé while it is drawn. */
export type Sheet = {
  printed: PrintedResume
  setting: Setting
  /** The photo as a data URL of a JPEG or PNG, or empty. */
  picture: string
}
