import { learning } from './learning.ts'
import { payingTwice } from './paying-twice.ts'
import type { Situation } from './situation.ts'
import { truthful } from './truthful.ts'

export { World } from './world.ts'

/** Every situation of a purchase, in the order it is told. */
export const situations: readonly Situation[] = [...payingTwice, ...learning, ...truthful]
