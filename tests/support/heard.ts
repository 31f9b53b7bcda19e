import { expect, type Page } from './browser.ts'

/** What a screen reader would be told of, in its order: `focus <role> <name>`, or `says <text>` of a live region. */
type Heard = string[]

declare global {
  /** Of the page. */
  var heard: Heard | undefined
}

/**
 * Writes down, from now on and in every document to come, where the focus goes and what live regions say. Of regions
 * that come with their text only alerts are told; what is hidden from assistive technology says nothing.
 */
export async function listen(page: Page): Promise<void> {
  await page.addInitScript(record)
  await page.evaluate(record)
}

/**
 * Waits for all of `wanted`, and gives what was heard since the last time: first where the focus went, then what was
 * said, for a machine that is slow mixes the two differently.
 */
export async function transcript(page: Page, ...wanted: string[]): Promise<string> {
  for (const part of wanted) await expect.poll(() => page.evaluate(() => globalThis.heard?.join('\n'))).toContain(part)
  const heard = await page.evaluate(() => globalThis.heard?.splice(0) ?? [])
  const isSaid = (line: string) => line.startsWith('says ')
  return [...heard.filter((line) => !isSaid(line)), ...heard.filter(isSaid)].join('\n')
}

function record(): void {
  if (globalThis.heard) return
  const heard: Heard = []
  globalThis.heard = heard
  const LIVE = '[aria-live=polite],[aria-live=assertive],[role=status],[role=alert],[role=log],output'
  const squeezed = (text: string | null | undefined) => (text ?? '').replace(/\s+/g, ' ').trim()
  const lastOf = new WeakMap<Element, string>()

  const labelOf = (element: Element): string => {
    const by = element.getAttribute('aria-labelledby')?.split(' ') ?? []
    const named = by.map((id) => squeezed(document.getElementById(id)?.textContent)).join(' ')
    const own = element.getAttribute('aria-label') || named
    const labels = element instanceof HTMLInputElement ? [...(element.labels ?? [])] : []
    return own || labels.map((label) => squeezed(label.textContent)).join(' ') || squeezed(element.textContent)
  }
  const roleOf = (element: Element) =>
    element.getAttribute('role') ?? (element instanceof HTMLInputElement ? element.type : element.localName)

  document.addEventListener('focusin', ({ target }) => {
    if (target instanceof Element) heard.push(`focus ${roleOf(target)} ${labelOf(target).slice(0, 60)}`.trim())
  })
  const isHeard = (region: Element) => region.closest('[aria-hidden=true],[inert],[hidden]') === null
  const tell = (region: Element) => {
    const text = squeezed(region.textContent)
    if (text !== '' && lastOf.get(region) !== region.textContent && isHeard(region)) heard.push(`says ${text}`)
    lastOf.set(region, region.textContent ?? '')
  }
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
