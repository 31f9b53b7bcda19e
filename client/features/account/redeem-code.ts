const GROUP = 4
const LENGTH = 12

/** A redemption code while it is typed, and the position of the caret. */
export type TypedCode = { text: string; caret: number }

/**
 * Formats typed or pasted text as `XXXX-XXXX-XXXX`, as far as it goes; the caret stays after the same character.
 * @param caret its index in `text`
 */
export function formatCode(text: string, caret: number): TypedCode {
  return {
    text: grouped(charactersOf(text)),
    caret: grouped(charactersOf(text.slice(0, caret))).length,
  }
}

/** Normalises the full-width characters of Chinese input methods. */
function charactersOf(text: string): string {
  return text
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[^0-9A-Z]/g, '')
    .slice(0, LENGTH)
}

function grouped(characters: string): string {
  const groups = characters.match(new RegExp(`.{1,${GROUP}}`, 'g')) ?? []
  return groups.join('-')
}
