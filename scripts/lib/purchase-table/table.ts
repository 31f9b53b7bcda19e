import { locales } from '#src/contract/locale.ts'
import { learning } from './learning.ts'
import { payingTwice } from './paying-twice.ts'
import type { Situation } from './situation.ts'
import { truthful } from './truthful.ts'
import type { Place } from './world.ts'

export { World } from './world.ts'

const situations: readonly Situation[] = [...payingTwice, ...learning, ...truthful]

/** A situation somewhere. */
export type Row = { name: string; situation: Situation; place: Place }

/** Every situation of a purchase in each of its places. */
export const rows: readonly Row[] = locales.flatMap((locale) =>
  situations.flatMap((situation) =>
    (situation.screens ?? ['desk']).map((screen) => {
      return { name: `${locale} ${screen}: ${situation.name}`, situation, place: { locale, screen } }
    }),
  ),
)
