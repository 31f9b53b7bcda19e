const GROUP = 4
const LENGTH = 12

/** A redemption code as it is shown while being typed, and where the caret goes. */
export type TypedCode = { text: string; caret: number }

/**
 * Writes what was typed or pasted as `XXXX-XXXX-XXXX`, as far as it goes; the caret stays behind the same character.
 * @param caret where it is in `text`
 */
export function formatCode(text: string, caret: number): TypedCode {
  return {
    text: grouped(charactersOf(text)),
    caret: grouped(charactersOf(text.slice(0, caret))).length,
  }
}

/** Full-width forms, as Chinese input methods write them, are the same characters. */
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
