import { expect, type Page } from './browser.ts'

/**
 * The events a screen reader would announce, in order: `focus <role> <name>`, `at <role> <name>` of the option that a
 * field points at, `says <text>` of a live region.
 */
type Heard = string[]

declare global {
  /** Of the page. */
  var heard: Heard | undefined
}

/**
 * Records, from now on and in every later document, where the focus goes and what live regions announce. Regions
 * inserted with their text count only if they are alerts; what is hidden from assistive technology does not count.
 */
export async function listen(page: Page): Promise<void> {
  await page.addInitScript(record)
  await page.evaluate(record)
}

/**
 * Waits for all of `wanted`, and returns what was recorded since the last call: first the focus, then the
 * announcements, because a slow machine mixes the two differently.
 */
export async function transcript(page: Page, ...wanted: string[]): Promise<string[]> {
  for (const part of wanted) await expect.poll(() => page.evaluate(() => globalThis.heard?.join('\n'))).toContain(part)
  const heard = await page.evaluate(() => globalThis.heard?.splice(0) ?? [])
  const isSaid = (line: string) => line.startsWith('says ')
  return [...heard.filter((line) => !isSaid(line)), ...heard.filter(isSaid)]
}

/** How many events have been recorded. */
export async function heardSoFar(page: Page): Promise<number> {
  return page.evaluate(() => globalThis.heard?.length ?? 0)
}

/** Drops the focus events since that many were recorded, except the last. */
export async function forgetWay(page: Page, since: number): Promise<void> {
  await page.evaluate((start) => {
    const way = globalThis.heard?.splice(start) ?? []
    const last = way.findLast((line) => line.startsWith('focus '))
    globalThis.heard?.push(...way.filter((line) => line === last || !line.startsWith('focus ')))
  }, since)
}

function record(): void {
  if (globalThis.heard) return
  const heard: Heard = []
  globalThis.heard = heard
  const LIVE = '[aria-live=polite],[aria-live=assertive],[role=status],[role=alert],[role=log],output'
  /** Elements that take no name from their content. */
  const NAMED = 'main,section,[role=dialog],[role=menu],[role=tabpanel],[role=listbox],ul,ol'
  const squeezed = (text: string | null | undefined) => (text ?? '').replace(/\s+/g, ' ').trim()
  const lastOf = new WeakMap([...document.querySelectorAll(LIVE)].map((region) => [region, region.textContent ?? '']))
  /** The text of an element as a screen reader reads it. */
  const textOf = (element: Element): string => {
    const copy = element.cloneNode(true)
    if (copy instanceof Element) for (const hidden of copy.querySelectorAll('[aria-hidden=true]')) hidden.remove()
    return squeezed(copy.textContent)
  }

  const labelOf = (element: Element): string => {
    const by = element.getAttribute('aria-labelledby')?.split(' ') ?? []
    const named = by.map((id) => squeezed(document.getElementById(id)?.textContent)).join(' ')
    const own = element.getAttribute('aria-label') || named
    const labels = element instanceof HTMLInputElement ? [...(element.labels ?? [])] : []
    const text = element.matches(NAMED) ? '' : textOf(element)
    return own || labels.map(textOf).join(' ') || text
  }
  const roleOf = (element: Element) =>
    element.getAttribute('role') ?? (element instanceof HTMLInputElement ? element.type : element.localName)
  const told = (element: Element) => `${roleOf(element)} ${labelOf(element).slice(0, 60)}`.trim()

  let isMoving = false
  const settle = () => {
    isMoving = false
    const { activeElement: here } = document
    if (here !== null && here !== document.body) heard.push(`focus ${told(here)}`)
  }
  // Before what the page does about it. What leads the focus on at once is heard of only where it ends.
  const isFirst = true
  const move = () => {
    if (isMoving) return
    isMoving = true
    queueMicrotask(settle)
  }
  document.addEventListener('focusin', move, isFirst)
  const isHeard = (region: Element) => region.closest('[aria-hidden=true],[inert],[hidden]') === null
  const tell = (region: Element) => {
    const text = squeezed(region.textContent)
    if (text !== '' && lastOf.get(region) !== region.textContent && isHeard(region)) heard.push(`says ${text}`)
    lastOf.set(region, region.textContent ?? '')
  }
  new MutationObserver((changes) => {
    for (const { target } of changes) {
      const id = target instanceof Element ? target.getAttribute('aria-activedescendant') : null
      const option = id === null ? null : document.getElementById(id)
      if (option !== null) heard.push(`at ${told(option)}`)
    }
  }).observe(document, { subtree: true, attributeFilter: ['aria-activedescendant'] })
  new MutationObserver((changes) => {
    const changed = new Set<Element>()
    const added = new Set<Element>()
    for (const { target, addedNodes } of changes) {
      for (const node of addedNodes) {
        if (!(node instanceof Element)) continue
        for (const region of [node, ...node.querySelectorAll(LIVE)]) if (region.matches(LIVE)) added.add(region)
      }
      const region = (target instanceof Element ? target : target.parentElement)?.closest(LIVE)
      if (region) changed.add(region)
    }
    for (const region of added) {
      if (region.matches('[role=alert]')) changed.add(region)
      else {
        changed.delete(region)
        lastOf.set(region, region.textContent ?? '')
      }
    }
    for (const region of changed) tell(region)
  }).observe(document, { subtree: true, childList: true, characterData: true })
}
