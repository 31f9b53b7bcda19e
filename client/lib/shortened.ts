/** The most characters of a text that stands for what it begins. */
const MOST = 60

/** The beginning of a text, cut between characters: for names of buttons and choices. */
export function shortened(text: string): string {
  const signs = [...text]
  return signs.length > MOST ? `${signs.slice(0, MOST).join('')}…` : text
}
