/** Thrown when variables are missing or malformed. Its sentences name the variables and never quote their values. */
export class ConfigError extends Error {
  readonly problems: readonly string[]

  constructor(...problems: string[]) {
    super(problems.join(' '))
    this.name = 'ConfigError'
    this.problems = problems
  }
}
