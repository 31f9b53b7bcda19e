import { renderToReadableStream } from 'react-dom/server.edge'
import { ServerRouter } from 'react-router'

export default async function handleRequest(request, status, headers, context) {
  const body = await renderToReadableStream(<ServerRouter context={context} url={request.url} />)
  headers.set('content-type', 'text/html; charset=utf-8')
  return new Response(body, { status, headers })
}
