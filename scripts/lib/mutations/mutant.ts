/** A small mistake: a range of the source, and its replacement. */
export type SourceEdit = {
  start: number
  end: number
  /** The replacement. */
  text: string
  /** The kind of mistake: `condition dropped`, `await removed`. */
  kind: string
}

/** The kinds of syntax in which an edit can be switched on while the program runs. */
export type SourcePlace = 'expression' | 'statement'

/** One change to the code that a test should notice. */
export type Mutant = SourceEdit & {
  /** From 1, within one run. */
  id: number
  /** Identifies the mutant across runs, as long as the code around it stays the same. */
  key: string
  file: string
  line: number
  /** The original code, on one line. */
  before: string
  after: string
  place: SourcePlace
  /** Whether it is outside every function, so that the module has to be evaluated again. */
  isStatic: boolean
}

/** The verdicts on a mutant; `uncovered`: no test reaches it. */
export const verdicts = ['killed', 'survived', 'uncovered'] as const
export type Verdict = (typeof verdicts)[number]
