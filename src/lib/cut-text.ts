/**
 * Cuts a text to at most `most` UTF-16 units, the units limits are counted in. It cuts between what people see as
 * characters: never inside an emoji, a rare sign or a letter with its accents.
 */
export function cutText(text: string, most: number): string {
  if (text.length <= most) return text
  const signs = new Intl.Segmenter('und', { granularity: 'grapheme' }).segment(text)
  return text.slice(0, signs.containing(most)?.index)
}
