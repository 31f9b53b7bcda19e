/** One small mistake: a stretch of the source and what stands there instead. */
export type SourceEdit = {
  start: number
  end: number
  /** What is written instead of the stretch. */
  text: string
  /** What was done, in a word or two: `condition dropped`, `await removed`. */
  kind: string
}

/** Where an edit can be switched on while the program runs. */
export type SourcePlace = 'expression' | 'statement'

/** One change to the code that a test should notice. */
export type Mutant = SourceEdit & {
  /** From 1, within one run. */
  id: number
  /** The same as long as the code around it is: what results are kept under. */
  key: string
  file: string
  line: number
  /** What stands there, on one line. */
  before: string
  after: string
  place: SourcePlace
  /** Whether it stands outside of every function, so that the module has to be evaluated anew. */
  isStatic: boolean
}

/** What may become of a mutant; `uncovered`: no test even comes by. */
export const verdicts = ['killed', 'survived', 'uncovered'] as const
export type Verdict = (typeof verdicts)[number]
