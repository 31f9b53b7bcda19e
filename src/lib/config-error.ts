/** What is wrong with the variables: sentences that name each, and never say what it holds. */
export class ConfigError extends Error {
  readonly problems: readonly string[]

  constructor(...problems: string[]) {
    super(problems.join(' '))
    this.name = 'ConfigError'
    this.problems = problems
  }
}
