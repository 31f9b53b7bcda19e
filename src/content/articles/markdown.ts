import { Lexer, Parser, Renderer, type Token, type Tokens, walkTokens } from 'marked'
import type { ArticleLanguage, Heading } from './article.schema.ts'

export type Rendered = { html: string; contents: readonly Heading[]; text: string }

/** Thrown for Markdown that articles may not use; `raw` is where it starts. */
export class MarkdownError extends Error {
  readonly raw: string

  constructor(message: string, raw: string) {
    super(message)
    this.raw = raw
  }
}

const ALLOWED = new Set([
  'blockquote',
  'checkbox',
  'codespan',
  'em',
  'escape',
  'heading',
  'link',
  'list',
  'list_item',
  'paragraph',
  'space',
  'strong',
  'table',
  'text',
])
const TABLE_LABEL = { zh: '表格', en: 'Table' }
const LABELLED = [
  { label: /^\*\*(?:改前|Before)\*\*/, className: 'before' },
  { label: /^\*\*(?:改后|After)\*\*/, className: 'after' },
]
const TICK_BOX = '<span class="tick-box" aria-hidden="true">☐</span> '
const ENTITIES: Record<string, string> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#39;': "'" }

/** Resolves a link to an address, or to null if it leads nowhere. */
export type Resolve = (href: string) => string | null

class ArticleRenderer extends Renderer {
  readonly contents: Heading[] = []
  readonly #language: ArticleLanguage
  readonly #resolve: Resolve

  constructor(language: ArticleLanguage, resolve: Resolve) {
    super()
    this.#language = language
    this.#resolve = resolve
  }

  override link(token: Tokens.Link): string {
    return super.link({ ...token, href: this.#resolve(token.href) ?? token.href })
  }

  override heading({ tokens, depth }: Tokens.Heading): string {
    const html = this.parser.parseInline(tokens)
    if (depth === 3) return `<h3>${html}</h3>\n`
    const id = `part-${this.contents.length + 1}`
    this.contents.push({ id, text: plainText(html) })
    return `<h2 id="${id}">${html}</h2>\n`
  }

  /** A quotation that starts with **Before** or **After** is one half of a comparison. */
  override blockquote({ tokens, text }: Tokens.Blockquote): string {
    const side = LABELLED.find(({ label }) => label.test(text))
    return `<blockquote${side ? ` class="${side.className}"` : ''}>\n${this.parser.parse(tokens)}</blockquote>\n`
  }

  /** Wide tables scroll on their own, also by keyboard. */
  override table(token: Tokens.Table): string {
    const label = TABLE_LABEL[this.#language]
    return `<div class="table-scroll" role="group" aria-label="${label}" tabindex="0">\n${super.table(token)}</div>\n`
  }

  override tablecell({ tokens, header }: Tokens.TableCell): string {
    const html = this.parser.parseInline(tokens)
    // An empty corner above row names is not a header.
    return header && html !== '' ? `<th scope="col">${html}</th>\n` : `<td>${html}</td>\n`
  }

  /** A box for ticking on paper, because a page would not remember the tick. */
  override checkbox(): string {
    return TICK_BOX
  }
}

/**
 * Converts the Markdown of an article to safe HTML: h2 (with ids) and h3, one-line paragraphs, lists, check lists,
 * quotations, tables, emphasis, code and links. Links are https or resolved by `resolve`.
 * @throws MarkdownError for anything else, including raw HTML and pictures
 */
export function renderMarkdown(language: ArticleLanguage, markdown: string, resolve: Resolve): Rendered {
  const renderer = new ArticleRenderer(language, resolve)
  const tokens = Lexer.lex(markdown)
  walkTokens(tokens, (token) => refuse(token, resolve))
  const html = Parser.parse(tokens, { renderer })
  const text = plainText(html)
  const bold = /.*\*\*.*/.exec(text)?.[0]
  if (bold !== undefined) throw new MarkdownError('** is not closed, or touches punctuation', bold)
  return { html, contents: renderer.contents, text }
}

function refuse(token: Token, resolve: Resolve): void {
  if (!ALLOWED.has(token.type)) throw new MarkdownError(`${token.type} is not used in articles`, token.raw)
  if (token.type === 'heading' && token.depth !== 2 && token.depth !== 3)
    throw new MarkdownError('headings are ## or ###', token.raw)
  if (token.type === 'link' && !token.href.startsWith('https://') && resolve(token.href) === null)
    throw new MarkdownError('links start with https://, or name something of this site', token.raw)
  // A line break would become a space between two Chinese characters.
  if (token.type === 'paragraph' && token.raw.trim().includes('\n'))
    throw new MarkdownError('a paragraph is one line', token.raw)
}

function plainText(html: string): string {
  return html
    .replaceAll(TICK_BOX, '')
    .replace(/<[^>]*>/g, '')
    .replace(/&(?:amp|lt|gt|quot|#39);/g, (entity) => ENTITIES[entity] ?? entity)
    .replace(/\s*\n\s*/g, '\n')
    .trim()
}
