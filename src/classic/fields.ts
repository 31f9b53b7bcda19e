import { html } from 'hono/html'
import type { Html, PageLanguage } from './shell.ts'

/** The values of a form's inputs, with earlier input where there is some, and the errors. */
export type Draft = PageLanguage & {
  typed: ReadonlyMap<string, string>
  faults: ReadonlySet<string>
  /** The language of the résumé, and so of its texts. */
  lang: string
}

type Input = { address: string; label: string; value: string | undefined; hint?: string | undefined; type?: string }

const LINES_MIN = 4
const LINES_MAX = 18
const SIGNS_OF_LINE = 34

/** The id of the input for an address in the document. */
export function inputId(address: string): string {
  return `f-${address.replace(/[/.]/g, '-')}`
}

const FILLINGS: Record<string, string> = { 'basics.name': 'name', 'basics.phone': 'tel', 'basics.email': 'email' }

/** The autocomplete attribute of a field that a browser knows of its user. */
function filling(address: string): Html | '' {
  const name = FILLINGS[address]
  return name === undefined ? '' : html` autocomplete="${name}"`
}

/** A line of text. */
export function textField(draft: Draft, { address, label, value, hint, type = 'text' }: Input): Html {
  const id = inputId(address)
  return html`<div class="field"><label for="${id}">${label}</label>${about(draft, address, hint)}<input id="${id}" type="${type}" name="${address}"${filling(address)} lang="${draft.lang}" value="${shown(draft, address, value)}"${marks(draft, address, hint)}></div>`
}

/** A text of several lines. */
export function longField(draft: Draft, { address, label, value }: Input): Html {
  const id = inputId(address)
  const text = shown(draft, address, value)
  const lines = text.split('\n').reduce((sum, line) => sum + 1 + Math.floor(line.length / SIGNS_OF_LINE), 0)
  const rows = Math.min(LINES_MAX, Math.max(LINES_MIN, lines + 1))
  // Browsers drop the first line break of a textarea.
  return html`<div class="field"><label for="${id}">${label}</label>${about(draft, address)}<textarea id="${id}" name="${address}" lang="${draft.lang}" rows="${rows}"${marks(draft, address)}>
${text}</textarea></div>`
}

/** One of several values. */
export function choiceField(
  draft: Draft,
  { address, label, value }: Input,
  options: readonly (readonly [value: string, name: string])[],
): Html {
  const id = inputId(address)
  const chosen = shown(draft, address, value)
  const list = options.map(
    ([option, name]) => html`<option value="${option}"${option === chosen ? html` selected` : ''}>${name}</option>`,
  )
  return html`<div class="field"><label for="${id}">${label}</label><select id="${id}" name="${address}">${list}</select></div>`
}

/** A checkbox. The hidden field stands for "no", because browsers do not send unticked boxes. */
export function tickField(draft: Draft, address: string, label: string, isTicked: boolean | undefined): Html {
  const ticked = (draft.typed.get(address) ?? (isTicked ? '1' : '')) === '1'
  return html`<label class="tick"><input type="hidden" name="${address}" value=""><input type="checkbox" id="${inputId(address)}" name="${address}" value="1"${ticked ? html` checked` : ''}> ${label}</label>`
}

/** A button that saves everything and then performs an action. */
export function actionButton({ t }: PageLanguage, action: string, label: string, name: string): Html {
  return html`<button type="submit" name="do" value="${action}">${label}<span class="vh">${t.about(name)}</span></button>`
}

function shown({ typed }: Draft, address: string, value: string | undefined): string {
  return typed.get(address) ?? value ?? ''
}

function about({ t, faults }: Draft, address: string, hint?: string): Html | '' {
  const isWrong = faults.has(address)
  if (!isWrong && hint === undefined) return ''
  const id = `${inputId(address)}-about`
  return isWrong
    ? html`<span id="${id}" class="hint"><span class="bad">${t.fault}</span> ${hint ?? ''}</span>`
    : html`<span id="${id}" class="hint">${hint}</span>`
}

function marks({ faults }: Draft, address: string, hint?: string): Html | '' {
  const isWrong = faults.has(address)
  if (!isWrong && hint === undefined) return ''
  const described = html` aria-describedby="${inputId(address)}-about"`
  return isWrong ? html`${described} aria-invalid="true"` : described
}
