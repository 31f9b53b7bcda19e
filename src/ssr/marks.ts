import type { User } from '#src/contract/index.ts'
import { toBase64Url } from '#src/lib/encoding.ts'
import { initialOf } from '#src/lib/initial.ts'
import { toJsonScript } from '#src/lib/json-script.ts'

/** What differs from one reader of a kept page to the next. */
export type Reader = { nonce: string; user: User | null }

/** Literal text of a page, or what stands for a string of its reader. */
export type MarkedPiece = { text: string } | { mark: MarkName }

type MarkName = 'nonce' | 'name' | 'initial' | 'id' | 'level' | 'state'

/** What a page that is kept is rendered with, instead of its reader. */
export type Marks = {
  nonce: string
  /** Stands for all users who are members as this one is, or are not. */
  userLike: (user: User) => User
  /** A rendered page in pieces. */
  split: (html: string) => MarkedPiece[]
  /** What stands at a mark for this reader, escaped for its place. */
  stringAt: (mark: MarkName, reader: Reader) => string
  /** A rendered page, or a part of it, as this reader gets it. */
  fill: (html: string, reader: Reader) => string
}

/** As long as a nonce is. */
const SECRET_BYTES = 18
/** Of the private use planes, which no text of ours has. */
const [FIRST_SIGN, SIGNS] = [0xf0000, 0xfffe]

/** Marks nobody can guess, so that no address and no text can bring one into a page. */
export function createMarks(randomBytes: (length: number) => Uint8Array): Marks {
  const nonce = toBase64Url(randomBytes(SECRET_BYTES))
  const secret = toBase64Url(randomBytes(SECRET_BYTES))
  const numbers = new Uint32Array(randomBytes(12).slice().buffer)
  const [high = 0, low = 0, sign = 0] = numbers
  const initial = String.fromCodePoint(FIRST_SIGN + (sign % SIGNS))
  const name = `${initial}${secret}`
  // 15 digits, and no more than a number holds.
  const id = 100_000_000_000_000 + (high % 800_000) * 1_000_000_000 + (low % 1_000_000_000)
  const level = `${secret}.level`
  const state = `${secret}.user`
  // The name begins with the initial: it comes first.
  const names = new Map<string, MarkName>([
    [nonce, 'nonce'],
    [name, 'name'],
    [initial, 'initial'],
    [String(id), 'id'],
    [level, 'level'],
    [`"${state}"`, 'state'],
  ])
  const pattern = new RegExp([...names.keys()].map((text) => text.replace('.', '\\.')).join('|'), 'gu')

  return {
    nonce,
    userLike: ({ is_vip }) => markedUser({ user_id: id, user_name: name, vip_level_name: level, is_vip }, state),
    split(html) {
      const pieces: MarkedPiece[] = []
      let from = 0
      for (const { 0: text, index } of html.matchAll(pattern)) {
        const mark = names.get(text)
        if (mark) pieces.push({ text: html.slice(from, index) }, { mark })
        from = index + text.length
      }
      return [...pieces, { text: html.slice(from) }]
    },
    stringAt,
    fill: (html, reader) => html.replace(pattern, (text) => stringAt(names.get(text) ?? 'nonce', reader)),
  }
}

/** Texts and attributes of the document have one escaping, its state another. */
function stringAt(mark: MarkName, { nonce, user }: Reader): string {
  if (mark === 'nonce') return nonce
  if (user === null) return ''
  switch (mark) {
    case 'name':
      return escapeAsReact(user.user_name)
    case 'initial':
      return escapeAsReact(initialOf(user.user_name))
    case 'id':
      return String(user.user_id)
    case 'level':
      return escapeAsReact(user.vip_level_name)
    case 'state':
      return toJsonScript(user)
  }
}

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#x27;' }

function escapeAsReact(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign)
}

/**
 * Nobody: what public pages show of a user is a mark, in JSON the whole user is one; whether it is a member decides which
 * page is kept. Whatever else they were to show would be kept as it is, so it cannot be read.
 */
function markedUser(shown: Pick<User, 'user_id' | 'user_name' | 'vip_level_name' | 'is_vip'>, state: string): User {
  const unmarked = (): never => {
    throw new Error('A page that is kept shows of its user only what has a mark')
  }
  return Object.defineProperties(
    {
      ...shown,
      mobile_masked: '',
      vip_expires_at: null,
      online_resume_management_upper_limit: 0,
      resume_word_download_limit: 0,
    },
    {
      mobile_masked: { get: unmarked },
      vip_expires_at: { get: unmarked },
      online_resume_management_upper_limit: { get: unmarked },
      resume_word_download_limit: { get: unmarked },
      toJSON: { value: () => state },
    },
  )
}
