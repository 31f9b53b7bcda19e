/** Content that cannot be published, and why. */
export class ContentError extends Error {
  /** The template it is about, where it is one. */
  readonly template: string | undefined

  constructor(message: string, template?: string) {
    super(message)
    this.template = template
  }
}
