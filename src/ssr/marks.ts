import type { User } from '#src/contract/index.ts'
import { toHex } from '#src/lib/encoding.ts'
import { escapeHtml } from '#src/lib/html.ts'
import { initialOf } from '#src/lib/initial.ts'
import { toJsonScript } from '#src/lib/json-script.ts'

/** What differs between readers of a kept page. */
export type Reader = { nonce: string; user: User | null }

/** A piece of a page: literal text, or a mark in place of a reader's string. */
export type MarkedPiece = { text: string } | { mark: MarkName }

type MarkName = 'nonce' | 'name' | 'initial' | 'id' | 'level' | 'state'

/** The marks with which kept pages are rendered, in place of a reader. */
export type Marks = {
  nonce: string
  /** A placeholder user, for all users who are members, or for all who are not. */
  userLike: (user: User) => User
  /** Splits a rendered page at its marks. */
  split: (html: string) => MarkedPiece[]
  /** The reader's string for a mark, escaped for its place. */
  stringAt: (mark: MarkName, reader: Reader) => string
  /** Fills a rendered page, or a part of it, with a reader's strings. */
  fill: (html: string, reader: Reader) => string
}

/** The number of random bytes in a mark: as many as in a nonce, so that one can replace the other in place. */
const SECRET_BYTES = 16
/** Private-use characters, which none of our texts contain. */
const [FIRST_SIGN, SIGNS] = [0xf0000, 0xfffe]

/** Creates unguessable marks, so that no address or text can bring a mark into a page. */
export function createMarks(randomBytes: (length: number) => Uint8Array): Marks {
  const nonce = toHex(randomBytes(SECRET_BYTES))
  const secret = toHex(randomBytes(SECRET_BYTES))
  const numbers = new Uint32Array(randomBytes(12).slice().buffer)
  const [high = 0, low = 0, sign = 0] = numbers
  const initial = String.fromCodePoint(FIRST_SIGN + (sign % SIGNS))
  const name = `${initial}${secret}`
  // 15 digits, within the safe integers.
  const id = 100_000_000_000_000 + (high % 800_000) * 1_000_000_000 + (low % 1_000_000_000)
  const level = `${secret}.level`
  const state = `${secret}.user`
  // The initial is a prefix of the name, so it must be matched first.
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

/** Texts and attributes are escaped one way, the state in the document another. */
function stringAt(mark: MarkName, { nonce, user }: Reader): string {
  if (mark === 'nonce') return nonce
  if (user === null) return ''
  switch (mark) {
    case 'name':
      return escapeHtml(user.user_name)
    case 'initial':
      return escapeHtml(initialOf(user.user_name))
    case 'id':
      return String(user.user_id)
    case 'level':
      return escapeHtml(user.vip_level_name)
    case 'state':
      return toJsonScript(user)
  }
}

/**
 * A placeholder user made of marks: public pages show only these fields, and the JSON of the user is a single mark.
 * Whether it is a member selects the kept page. Any other field would be cached as it is, so reading it throws.
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
