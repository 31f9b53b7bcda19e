import { banner } from './banner.ts'
import { bridge } from './bridge.ts'
import { compact } from './compact.ts'
import { dawn } from './dawn.ts'
import type { Design } from './design.ts'
import { frame } from './frame.ts'
import { ink } from './ink.ts'
import { lattice } from './lattice.ts'
import { ledger } from './ledger.ts'
import { margin } from './margin.ts'
import { night } from './night.ts'
import { poster } from './poster.ts'
import { river } from './river.ts'
import { scholar } from './scholar.ts'
import { seal } from './seal.ts'
import { slips } from './slips.ts'
import { tide } from './tide.ts'

/** Every design, the general ones first. */
export const designs: readonly Design[] = [
  slips,
  ink,
  tide,
  banner,
  lattice,
  night,
  frame,
  river,
  margin,
  bridge,
  compact,
  seal,
  poster,
  scholar,
  dawn,
  ledger,
]

const byId = new Map(designs.map((design) => [design.id, design]))

/** Finds a design by its id; the first design if it no longer exists. */
export function findDesign(id: string): Design {
  return byId.get(id) ?? slips
}
