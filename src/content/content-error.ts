/** Thrown for content that cannot be published; says why. */
export class ContentError extends Error {
  /** The template concerned, if it is about one. */
  readonly template: string | undefined

  constructor(message: string, template?: string) {
    super(message)
    this.template = template
  }
}
