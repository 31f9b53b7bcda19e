import { afterEach, beforeEach, inject } from 'vitest'

/** Runs beside the tests in their runtime: knows which mutant is switched on, and records which ones a test reaches. */
class Mutants {
  active = inject('mutant')
  readonly reached = new Set<number>()
  /** The mutants that a test has already failed with; the rest of their tests is skipped. */
  readonly noticed = new Set<number>()

  /** Whether a mutant is switched on; called by the switches in the mutated sources. */
  is(id: number): boolean {
    this.reached.add(id)
    return id === this.active
  }
}

declare global {
  var __mutants: Mutants | undefined
}
declare module 'vitest' {
  // biome-ignore lint/style/useConsistentTypeDefinitions: what Vitest declares can only be extended as an interface
  interface ProvidedContext {
    mutant: number
  }
  // biome-ignore lint/style/useConsistentTypeDefinitions: as above
  interface TaskMeta {
    reached?: number[]
  }
}

globalThis.__mutants ??= new Mutants()
const mutants = globalThis.__mutants
// The code of a test file before its first test counts separately for each copy.
mutants.reached.clear()

beforeEach(({ task, skip, onTestFailed }) => {
  if (mutants.noticed.has(mutants.active)) skip()
  if (mutants.active > 0) onTestFailed(() => void mutants.noticed.add(mutants.active))
  task.file.meta.reached ??= [...mutants.reached]
  mutants.reached.clear()
})

afterEach(({ task }) => {
  task.meta.reached = [...mutants.reached]
})
