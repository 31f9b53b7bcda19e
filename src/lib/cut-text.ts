/**
 * The longest beginning of a text of at most `most` UTF-16 units, as limits are counted, that ends between what people
 * see as characters: never inside an emoji, a rare sign or a letter with its accents.
 */
export function cutText(text: string, most: number): string {
  if (text.length <= most) return text
  const signs = new Intl.Segmenter('und', { granularity: 'grapheme' }).segment(text)
  return text.slice(0, signs.containing(most)?.index)
}
