import { Hono } from 'hono'
import { renderToReadableStream } from 'react-dom/server.edge'
import list from '../../data/gallery.json'
import { Gallery } from '../shared/gallery.jsx'

const app = new Hono()

app.get('*', async (c) => {
  const stream = await renderToReadableStream(
    <html lang="zh-CN">
      <head>
        <meta charSet="utf-8" />
        <title>Word</title>
      </head>
      <body>
        <Gallery list={list} />
        <script type="application/json" dangerouslySetInnerHTML={{ __html: JSON.stringify(list) }} />
      </body>
    </html>,
  )
  return c.body(stream, 200, { 'content-type': 'text/html; charset=utf-8' })
})

export default app
