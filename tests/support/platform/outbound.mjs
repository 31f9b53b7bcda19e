import Module from 'node:module'

// The one step of wrangler's remote bindings that no variable leads elsewhere: the Worker it runs on this machine sends
// each call to `https://<name>.<subdomain>.workers.dev` by itself, past every proxy. Here its process takes the call to
// where the Worker of its session runs.

const OF_CONNECTION = ['host', 'content-length', 'transfer-encoding', 'keep-alive']

function redirected(miniflare) {
  const outboundService = async (request) => {
    const { url, method, headers } = request
    // Stores want to know how much comes.
    const body = request.body === null ? undefined : Buffer.from(await request.arrayBuffer())
    const { pathname, search } = new URL(url)
    for (const name of OF_CONNECTION) headers.delete(name)
    headers.set('accept-encoding', 'identity')
    headers.set('MF-Route-Override', headers.get('cf-workers-preview-token'))
    const place = new URL(`${pathname}${search}`, process.env.PLAYED_EDGE)
    const answer = await miniflare.fetch(place, { method, headers, body, redirect: 'manual' })
    // The compression was agreed on with this process; the Worker never asked for it.
    answer.headers.delete('sec-websocket-extensions')
    return answer
  }
  const convertV4MiniflareOptions = (options) => {
    const workers = options.workers?.map((worker) =>
      worker.name === 'ProxyWorker' ? { ...worker, outboundService } : worker,
    )
    return miniflare.convertV4MiniflareOptions(workers === undefined ? options : { ...options, workers })
  }
  return Object.create(miniflare, { convertV4MiniflareOptions: { value: convertV4MiniflareOptions } })
}

const load = Module._load
Module._load = function (name, ...rest) {
  const loaded = load.call(this, name, ...rest)
  return name === 'miniflare' ? redirected(loaded) : loaded
}
