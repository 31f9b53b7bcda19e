import { fieldOf } from '#src/resume/formats/text/person-labels.ts'

const picture = /!\[([^\]\n]*)\]\(([^)\s]*)(?:\s"[^"\n]*")?\)/g
const badge = /\/badge\/([^/?#\s]+)/
/** The border between two badges beside each other. */
const touching = /\ufdd1[ \t]*\ufdd0/g

/**
 * Replaces the pictures in Markdown: badges, `![Location](https://img.shields.io/badge/Leeds-UK-blue)`, by what they
 * say, portraits and logos by nothing, others by their alternative text.
 */
export function badges(text: string): string {
  if (!text.includes('![')) return text
  return text
    .replace(picture, (_, alt: string, address: string) => {
      const said = saidBy(alt.trim(), address)
      return said === '' ? '' : `\ufdd0${said}\ufdd1`
    })
    .replace(/(?<=\ufdd1)\s*(?=\]\()/g, '')
    .split('\n')
    .map((line) => line.replace(touching, line.includes(': ') ? ' | ' : ', '))
    .join('\n')
    .replace(/[\ufdd0\ufdd1]/g, '')
}

/** What a badge says: its label and its message, which its address holds between dashes before the colour. */
function saidBy(alt: string, address: string): string {
  const [, path] = badge.exec(address) ?? []
  if (path === undefined)
    return /^(?:photo|avatar|logo|me|portrait|profile(?: picture)?|照片|头像)?$/i.test(alt) ? '' : alt
  const parts = decoded(path)
    .replaceAll('--', '\ufdd2')
    .split('-')
    .slice(0, -1)
    .map((part) => part.replaceAll('\ufdd2', '-').replace(/_/g, ' ').trim())
    .filter(Boolean)
  const [label = '', ...message] = parts
  if (message.length === 0) return label || alt
  if (fieldOf(label) !== undefined) return `${label}: ${message.join('-')}`
  return fieldOf(alt) === undefined ? `${label} ${message.join('-')}` : `${alt}: ${parts.join('-')}`
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}
