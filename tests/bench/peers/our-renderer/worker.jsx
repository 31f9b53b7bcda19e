import { Hono } from 'hono'
import { streamHtml } from '#client/app/html-stream.ts'
import list from '../../data/gallery.json'
import { Gallery } from '../shared/gallery.jsx'

const app = new Hono()

app.get('*', async (c) => {
  const { body } = await streamHtml(
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
    { signal: c.req.raw.signal, whole: false, fill: (text) => text, onError: console.error },
  )
  return c.body(body, 200, { 'content-type': 'text/html; charset=utf-8' })
})

export default app
