import { useShown } from '#client/lib/use-shown.ts'

/** How long the pointer rests on a button before its tooltip appears, in ms. */
const REST_MS = 350
/** The distance between a button and its tooltip, in px. */
const GAP = 6

/**
 * Shows tooltips for buttons without a text, while the pointer rests on them or they have the keyboard's focus; Escape
 * and a press hide them. Screen readers read the name by themselves. `data-tip` says more than the name, such as the
 * shortcut.
 */
export function useTips(): void {
  useShown(() => {
    const tip = document.createElement('div')
    tip.className = 'tip'
    // Above dialogs, which are in the document after it.
    tip.popover = 'manual'
    tip.setAttribute('aria-hidden', 'true')
    document.body.append(tip)
    const page = new AbortController()
    let timer: ReturnType<typeof setTimeout> | undefined
    let shown: HTMLElement | null = null

    const hide = () => {
      clearTimeout(timer)
      shown = null
      if (tip.matches(':popover-open')) tip.hidePopover()
    }
    const show = (button: HTMLElement) => {
      if (!button.isConnected) return
      shown = button
      tip.textContent = button.dataset.tip ?? button.getAttribute('aria-label')
      tip.showPopover()
      place(tip, button)
    }
    const listen = <K extends keyof DocumentEventMap>(name: K, act: (event: DocumentEventMap[K]) => void) =>
      document.addEventListener(name, act, { signal: page.signal, capture: true })

    listen('pointerover', ({ target, pointerType }) => {
      const button = wordless(target)
      if (button === shown) return
      hide()
      if (button !== null && pointerType !== 'touch') timer = setTimeout(() => show(button), REST_MS)
    })
    listen('focusin', ({ target }) => {
      hide()
      const button = wordless(target)
      if (button?.matches(':focus-visible')) show(button)
    })
    listen('focusout', hide)
    listen('pointerdown', hide)
    listen('keydown', ({ key }) => ['Escape', 'Enter', ' '].includes(key) && hide())
    // Focusing an element scrolls it into view, which must not hide its tooltip.
    listen('scroll', () => shown !== null && place(tip, shown))
    return () => {
      page.abort()
      clearTimeout(timer)
      tip.remove()
    }
  })
}

/** The button around an element, if it has a name but no visible text. */
function wordless(target: EventTarget | null): HTMLElement | null {
  const button = target instanceof Element ? target.closest<HTMLElement>(':is(button, a)[aria-label]') : null
  return button !== null && button.textContent === '' && !button.hasAttribute('title') ? button : null
}

/** Places the tooltip below the button, or above it at the bottom of the window, within the sides of the window. */
function place(tip: HTMLElement, button: HTMLElement): void {
  const { left, top, bottom, width } = button.getBoundingClientRect()
  const below = bottom + GAP + tip.offsetHeight <= innerHeight
  const middle = left + width / 2 - tip.offsetWidth / 2
  tip.style.left = `${Math.max(GAP, Math.min(middle, innerWidth - tip.offsetWidth - GAP))}px`
  tip.style.top = `${below ? bottom + GAP : top - GAP - tip.offsetHeight}px`
}
