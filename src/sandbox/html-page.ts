import { html, raw } from 'hono/html'

/** A whole page of the sandbox. */
export function htmlPage(title: string, styles: string, body: ReturnType<typeof html>) {
  return html`<!doctype html>
<html lang="zh-CN">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<link rel="icon" href="data:,">
<style>${raw(styles)}</style>
</head>
<body>
${body}
</body>
</html>`
}
