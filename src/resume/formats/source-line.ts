import { plainSigns } from './plain-signs.ts'

/** A line of somebody's résumé with what its file says of it. */
export type SourceLine = {
  text: string
  /** 1: set as a heading of a section; 2: as one of an entry. */
  level?: 1 | 2
  bullet?: boolean
  /** It stands apart from the line before. */
  gap?: boolean
}

const bulletSign = /^\s*(?:[•●○▪■◆◇►▶·✓✔➢→*–—-]|[\uf000-\uf0ff]|[（(]?\d{1,2}[.)、）])\s*(?=\S)/u

/** Signs that are nothing but a bullet: programs write them in front of points whose list is known, too. */
const drawnBullet = /^\s*[•●○▪■◆◇►▶➢\uf000-\uf0ff]\s*(?=\S)/u

const namedLink = /\[([^[\]]*)\]\((https?:\/\/[^\s()]+)\)/g

/** A text with its links put in another way; `make` gets the text of a link and its address. */
export function mapLinks(text: string, make: (name: string, address: string) => string): string {
  return text.replace(namedLink, (_, name: string, address: string) => make(name, address))
}

/** The lines of a plain text. */
export function textLines(text: string): SourceLine[] {
  let gap = false
  return plainSigns(text)
    .split(/\r\n|[\r\n\u2028\u2029\f\v]/)
    .flatMap((raw): SourceLine[] => {
      const line = markedLine(raw)
      if (line === null) {
        gap = true
        return []
      }
      const spaced = gap ? { ...line, gap } : line
      gap = false
      return [spaced]
    })
}

/** A line without its bullet, Markdown's signs for headings and bold, and the spaces around it; null when it says nothing. */
export function markedLine(raw: string, hints: Omit<SourceLine, 'text'> = {}): SourceLine | null {
  const text = raw
    .replace(/[\u200b-\u200d\ufeff\u00ad]/g, '')
    .replace(/\u00a0/g, ' ')
    .trim()
  const heading = /^(#{1,6})\s+(.*)$/.exec(text)
  const marks = heading?.[1]?.length ?? 0
  const body = (heading?.[2] ?? text).replace(/(\*\*|__)(?=\S)(.+?)(?<=\S)\1/g, '$2')
  const isSigned = hints.bullet !== true && isBullet(body)
  const kept = body
    .replace(isSigned ? bulletSign : hints.bullet ? drawnBullet : /^$/, '')
    .replace(/[\ue000-\uf8ff]/g, ' ')
    .trim()
  if (!/[\p{L}\p{N}]/u.test(kept)) return null
  const level = marks > 2 ? 2 : marks === 2 ? 1 : hints.level
  return {
    text: kept,
    ...(level === undefined ? {} : { level }),
    ...(hints.bullet || isSigned ? { bullet: true } : {}),
    ...(hints.gap ? { gap: true } : {}),
  }
}

/** A number counts as a bullet only in front of a sentence, not of a date or amount. */
function isBullet(text: string): boolean {
  return bulletSign.test(text) && !/^\s*[-–—]?\d[\d.,%\s–—-]*$/.test(text) && !/^\d{1,2}\.\d/.test(text)
}
