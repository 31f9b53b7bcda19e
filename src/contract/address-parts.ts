/** Words in lower case joined by hyphens, as addresses name a category, a tag, a template or an article. */
export const SLUG = /^[a-z0-9]+(-[a-z0-9]+)*$/

/** The longest slug of a category, a tag or another facet's value, in characters. */
export const FACET_SLUG_MAX = 40

/** The number of a template, an example or an article. */
export const ID = /^[1-9]\d{0,14}$/

/** Whether a text can be the slug of a category, a tag or another facet's value. */
export function isFacetSlug(text: string): boolean {
  return text.length <= FACET_SLUG_MAX && SLUG.test(text)
}
