import { findPeriod } from '#src/resume/formats/dates-read.ts'
import { inOneForm } from '#src/resume/formats/text/repeated-lines.ts'

/** Where an entry could begin: a box that has others within it. */
const opening = /<(?:div|section|li|tr)\b[^<>]*\bclass="([^"<>]{1,80})"[^<>]*>(?=\s*<(?:div|p|span|strong|b)\b)/gi
const hidden =
  /<(div|p|span|section|ul|a|button)\b[^<>]*(?:\shidden(?=[\s>])|\bdisplay:\s?none)[^<>]*>(?:(?!<\/?\1\b)[\s\S])*<\/\1\s*>/gi
/** Classes of what only screen readers tell. */
const toldOnly = '(?:u-)?(?:visually|screen-?reader|sr)-?(?:hidden|only|text)|hide-visually|a11y-hidden|assistive-text'
const navigation =
  /<(div|ul|ol|p)\b[^<>]*\b(?:class|id|role)="(?:[^"]*[\s_-])?(?:nav|navbar|navigation|topbar|tabbar|menu|breadcrumbs?|footer|copyright|cookies?|share|social-share)(?:[\s_-][^"]*)?"[^<>]*>(?:(?!<\/?\1\b)[\s\S])*<\/\1\s*>/gi
const controls = /<(button|select|noscript|template|svg|iframe|option)\b[^<>]*>(?:(?!<\/?\1\b)[\s\S])*<\/\1\s*>/gi
/** Links by which a page shows more, or is edited. */
const furtherLinks =
  /<a\b[^<>]*>\s*(?:contact info|(?:…|\.\.\.)?\s?(?:see|show) (?:more|less)|show all [^<>]{1,40}|编辑|修改|删除|添加|展开|收起|查看更多)\s*<\/a>/gi
/** Labels beside each other without any space, such as the skills of a job board. */
const touching = /(?:<(span|em|i|b|label)\b[^<>]*>[^<>]{1,40}<\/\1>){2,40}/gi
/** The same with spaces between them, in elements whose class says that they are labels. */
const chips =
  /(?:<(span|li|a|div)\b[^<>]*\bclass="[^"]*\b(?:tag|chip|badge|skill|label)s?\b[^"]*"[^<>]*>[^<>]{1,40}<\/\1>\s*){2,40}/gi
/** Elements without a text that draw a line or a dot between two. */
const dividers =
  /<(em|i|span|b)\b[^<>]*\bclass="(?:[^"<>]*[\s_-])?(?:v-?line|line|sep|separator|divider|split|dot|bar|gap)(?:[\s_-][^"<>]*)?"[^<>]*>\s*<\/\1>/gi
/** What Word writes around the signs of its lists, for browsers without lists. */
const conditions = /<!\[(?:if|endif)\b[^<>]*\]>/gi
/** A cell of a table with nothing but a paragraph in it. */
const paragraphCell = /(<t[dh]\b[^<>]*>)\s*<p\b[^<>]*>((?:(?!<\/?(?:p|td|th|table)\b)[\s\S])*)<\/p>\s*(?=<\/t[dh]>)/gi
const LONGEST_ENTRY = 4000

/** Takes out of a page what is not part of the résumé: menus, buttons, hidden elements. `apart` is their HTML. */
export function withoutControls(page: string): { content: string; apart: string[] } {
  const apart: string[] = []
  const take = (whole: string) => {
    apart.push(whole)
    return ' '
  }
  const content = page
    .replace(unseen(page), (whole, _tag, at: number) =>
      // What is seen directly before, told once more, ends a line.
      isSaidBefore(whole, page.slice(0, at)) ? '<br>' : take(whole),
    )
    .replace(conditions, '')
    .replace(hidden, take)
    .replace(navigation, take)
    .replace(controls, take)
    .replace(furtherLinks, take)
  return { content, apart }
}

function isSaidBefore(whole: string, before: string): boolean {
  const text = wordsOf(whole)
  return text !== '' && wordsOf(before.slice(-2 * whole.length - 200)).endsWith(text)
}

/** The text of a piece of a page, as it is compared: without any space. */
function wordsOf(html: string): string {
  return inOneForm(html.replace(/<[^<>]*>/g, '').replaceAll('&nbsp;', ' ')).replace(/\s/g, '')
}

/** Elements with a class that the page does not show. */
function unseen(page: string): RegExp {
  const names = [...hiddenClasses(page), toldOnly].join('|')
  const start = `<(div|p|span|section|ul|a)\\b[^<>]*\\bclass="(?:[^"<>]*\\s)?(?:${names})(?:\\s[^"<>]*)?"[^<>]*>`
  return new RegExp(`${start}(?:(?!<\\/?\\1\\b)[\\s\\S])*<\\/\\1\\s*>`, 'gi')
}

/** The classes that the page's own styles do not show. */
function hiddenClasses(page: string): string[] {
  const styles = (page.match(/<style\b[^<>]*>[^<]*/gi) ?? [])
    .join('\n')
    .replace(/@media[^{}]*\{(?:[^{}]*\{[^{}]*\})*[^{}]*\}/g, '')
  return [...styles.matchAll(/(?:^|[\s>},])\.([\w-]{1,40})\s*\{[^{}]*\bdisplay:\s*none/g)].map(([, name = '']) => name)
}

/**
 * Marks boxes of one class as entries, `<div class="exp"><div>Acme</div><div>2018 – 2021</div>`, if each of them has a
 * period and none a heading.
 */
export function withEntries(page: string): string {
  const found = [...page.matchAll(opening)]
  const starts = new Map<string, number[]>()
  for (const { 0: whole, 1: name = '', index } of found)
    starts.set(name, [...(starts.get(name) ?? []), index + whole.length])
  const entries = [...starts.values()]
    .filter((own) => own.length > 1 && own.length < 60 && areEntries(page, own))
    .flat()
  const begins = outermost(
    entries.toSorted((a, b) => a - b),
    page,
  )
  let from = 0
  let marked = ''
  for (const at of begins) {
    marked += `${page.slice(from, at)}<p>### `
    from = at
  }
  return marked + page.slice(from)
}

function areEntries(page: string, starts: readonly number[]): boolean {
  return starts.every((start, index) => {
    const box = page.slice(start, Math.min(starts[index + 1] ?? page.length, start + LONGEST_ENTRY))
    const blocks = box.match(/<\/(?:div|p)>\s*<(?:div|p)\b/gi)?.length ?? 0
    return (
      blocks > 0 &&
      !/<h[1-6]\b|^\s*<p>### /i.test(box) &&
      box.split(/<[^<>]*>/).some((text) => findPeriod(text) !== undefined)
    )
  })
}

/** The first of several marks with no text between them: boxes around the same entry. */
function outermost(starts: readonly number[], page: string): number[] {
  return starts.filter((start, index) => {
    const before = starts[index - 1]
    return (
      before === undefined ||
      page
        .slice(before, start)
        .replace(/<[^<>]*>/g, '')
        .trim() !== ''
    )
  })
}

/** Puts into cells of their own what a page shows beside each other: labels, texts with a line between them. */
export function withCells(page: string): string {
  const inCells = (run: string) => run.replace(/(<\/\w+>)\s*(?=<\w)/g, '$1</td>')
  return page
    .replace(paragraphCell, '$1$2')
    .replace(dividers, '</td>')
    .replace(chips, (run) => (/<li\b/i.test(run) ? run : inCells(run)))
    .replace(touching, (run) => (areLabels(run) ? inCells(run) : run))
}

/** Whether the pieces of a run are labels, and not the letters or the halves of a word in several colours. */
function areLabels(run: string): boolean {
  const texts = run.split(/<[^<>]*>/).filter(Boolean)
  return texts.length > 2 && texts.every((text) => /^[\p{L}\d].*[^\s:：]$|^[男女]$/u.test(text))
}
