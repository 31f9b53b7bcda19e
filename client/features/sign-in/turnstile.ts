import type { CaptchaWidget } from '#src/contract/captcha.ts'

type WidgetOptions = {
  sitekey: string
  action: string
  language: string
  theme: 'light' | 'dark'
  callback: (token: string) => void
  'error-callback': () => boolean
  'response-field': boolean
}

/** The part of Turnstile's global object that is used here. */
type Turnstile = { render: (container: HTMLElement, options: WidgetOptions) => string; remove: (id: string) => void }

declare global {
  // biome-ignore lint/style/useConsistentTypeDefinitions: a global object can only be extended as an interface
  interface Window {
    turnstile?: Turnstile
  }
}

type TurnstileWidget = Extract<CaptchaWidget, { provider: 'turnstile' }>
type Shown = Omit<WidgetOptions, 'sitekey' | 'response-field' | 'error-callback'> & { failed: () => void }

let loading: Promise<Turnstile> | null = null

/**
 * Shows a Cloudflare Turnstile widget in an element.
 * @see https://developers.cloudflare.com/turnstile/get-started/client-side-rendering/
 * @returns a function that removes it
 */
export function showTurnstile(
  container: HTMLElement,
  widget: TurnstileWidget,
  { failed, ...options }: Shown,
): () => void {
  let isWanted = true
  let remove = () => {}
  loadTurnstile(widget.script).then((turnstile) => {
    if (!isWanted) return
    const id = turnstile.render(container, {
      ...options,
      sitekey: widget.site_key,
      'response-field': false,
      'error-callback': () => {
        failed()
        return true
      },
    })
    remove = () => turnstile.remove(id)
  }, failed)
  return () => {
    isWanted = false
    remove()
  }
}

/** Loads the script once; a failed load is retried next time. */
function loadTurnstile(address: string): Promise<Turnstile> {
  loading ??= appendScript(`${address}?render=explicit`).catch((error: unknown) => {
    loading = null
    throw error
  })
  return loading
}

function appendScript(src: string): Promise<Turnstile> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script')
    script.src = src
    script.onload = () =>
      window.turnstile ? resolve(window.turnstile) : reject(new Error(`${src} brought no Turnstile`))
    script.onerror = () => reject(new Error(`${src} cannot be loaded`))
    document.head.append(script)
  })
}
