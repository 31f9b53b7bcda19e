import { locales } from '#src/contract/locale.ts'
import { learning } from './learning.ts'
import { payingTwice } from './paying-twice.ts'
import type { PurchaseSituation } from './situation.ts'
import { truthful } from './truthful.ts'
import type { Place } from './world.ts'

export { PurchaseWorld } from './world.ts'

const situations: readonly PurchaseSituation[] = [...payingTwice, ...learning, ...truthful]

/** A situation in one place. */
export type PurchaseRow = { name: string; situation: PurchaseSituation; place: Place }

/** All situations in all their places. */
export const rows: readonly PurchaseRow[] = locales.flatMap((locale) =>
  situations.flatMap((situation) =>
    (situation.screens ?? ['desk']).map((screen) => {
      return { name: `${locale} ${screen}: ${situation.name}`, situation, place: { locale, screen } }
    }),
  ),
)
