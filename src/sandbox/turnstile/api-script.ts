/**
 * `window.turnstile`, as far as the site uses it: every widget is a frame that receives commands and reports results.
 * @see https://developers.cloudflare.com/turnstile/get-started/client-side-rendering/
 */
export const apiScript = `
(() => {
  const source = new URL(document.currentScript.src)
  const frameUrl = new URL('widget', source)
  const LIFE_MS = 300000
  const widgets = new Map()
  let serial = 0

  const trouble = (text) => new Error('[Cloudflare Turnstile] ' + text)
  const elementOf = (container) => (typeof container === 'string' ? document.querySelector(container) : container)

  function find(which) {
    if (which === undefined) return widgets.values().next().value
    if (widgets.has(which)) return widgets.get(which)
    const element = elementOf(which)
    return [...widgets.values()].find((widget) => widget.container === element)
  }

  function render(container, options = {}) {
    const element = elementOf(container)
    if (!element) throw trouble('Unable to find a container')
    if (typeof options.sitekey !== 'string') throw trouble('Invalid or missing type for parameter "sitekey", expected "string"')
    if (options.action !== undefined && !/^[\\w-]{0,32}$/.test(options.action)) throw trouble('Invalid input for parameter "action"')
    serial += 1
    const id = 'cf-chl-widget-' + serial
    const frame = document.createElement('iframe')
    frame.id = id
    frame.src = frameUrl.href
    frame.title = 'Widget containing a Cloudflare security challenge'
    frame.style.cssText = 'border: 0; width: 300px; height: 65px; display: block'
    const field = document.createElement('input')
    field.type = 'hidden'
    field.name = options['response-field-name'] ?? 'cf-turnstile-response'
    const widget = { id, container: element, options, frame, field, token: '', ready: false, wanted: options.execution !== 'execute' }
    if (options.appearance && options.appearance !== 'always') frame.style.display = 'none'
    widgets.set(id, widget)
    element.append(frame)
    if (options['response-field'] !== false) element.append(field)
    return id
  }

  function setToken(widget, token) {
    clearTimeout(widget.timer)
    widget.token = token
    widget.field.value = token
    if (token === '') return
    widget.timer = setTimeout(() => {
      setToken(widget, '')
      widget.options['expired-callback']?.()
      if ((widget.options['refresh-expired'] ?? 'auto') === 'auto') reset(widget.id)
    }, LIFE_MS)
  }

  function run(widget) {
    widget.wanted = true
    if (!widget.ready) return
    const { sitekey, action = '', cData: cdata = '' } = widget.options
    widget.frame.contentWindow.postMessage({ type: 'run', sitekey, action, cdata }, frameUrl.origin)
  }

  function execute(which, options) {
    let widget = find(which)
    if (!widget && options) widget = widgets.get(render(which, { ...options, execution: 'execute' }))
    if (!widget) throw trouble('Nothing to execute')
    run(widget)
  }

  function reset(which) {
    const widget = find(which)
    if (!widget) throw trouble('Nothing to reset found for provided container')
    setToken(widget, '')
    widget.wanted = false
    if (widget.options.execution !== 'execute') run(widget)
  }

  function remove(which) {
    const widget = find(which)
    if (!widget) return
    setToken(widget, '')
    widgets.delete(widget.id)
    widget.frame.remove()
    widget.field.remove()
  }

  addEventListener('message', (event) => {
    if (event.origin !== frameUrl.origin || !event.data?.sandboxTurnstile) return
    const widget = [...widgets.values()].find(({ frame }) => frame.contentWindow === event.source)
    if (!widget) return
    const { options, frame } = widget
    switch (event.data.type) {
      case 'ready':
        widget.ready = true
        if (widget.wanted) run(widget)
        return
      case 'interactive':
        if (options.appearance) frame.style.display = 'block'
        options['before-interactive-callback']?.()
        return
      case 'token':
        setToken(widget, event.data.token)
        options.callback?.(event.data.token)
        return
      case 'error':
        if (!options['error-callback']?.(event.data.code)) console.warn('[Cloudflare Turnstile] Error: ' + event.data.code)
    }
  })

  window.turnstile = {
    render,
    execute,
    reset,
    remove,
    getResponse: (which) => find(which)?.token || undefined,
    isExpired: (which) => find(which)?.token === '',
    ready: (callback) => callback(),
  }
  const onload = source.searchParams.get('onload')
  if (onload) window[onload]?.()
  if (source.searchParams.get('render') !== 'explicit') {
    for (const element of document.querySelectorAll('.cf-turnstile')) {
      const { sitekey, action, callback } = element.dataset
      render(element, { sitekey, action, callback: callback && ((token) => window[callback]?.(token)) })
    }
  }
})()
`
