import type { ResumeSample } from '#src/contract/samples.ts'

/** The list of résumé examples of a category, or of all. */
export function samplesPath(category: { slug: string } | null, page: number): string {
  return `/resume/${category ? `cate-${category.slug}/` : ''}${page > 1 ? `?page=${page}` : ''}`
}

/** The start screen of the editor with an example and its design chosen. */
export function startPath({ sample, design, language }: ResumeSample): string {
  return `/edit?${new URLSearchParams({ sample, design, lang: language })}`
}
