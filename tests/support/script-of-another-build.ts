import { once } from 'node:events'
import { createServer } from 'node:http'
import { addressOf, pass } from './https-site.ts'

/**
 * A site of this machine with another script at one path, as another build has it there.
 * @returns its address, without a slash at the end; `becomes` changes the script, and `stop` ends the site
 */
export async function siteWithScript(site: URL, path: string) {
  let script: string | null = null
  const server = createServer((asked, answer) => {
    if (script === null || asked.url?.split('?')[0] !== path) return pass(site, (html) => html, asked, answer)
    answer.writeHead(200, { 'content-type': 'text/javascript', 'cache-control': 'no-cache' }).end(script)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = addressOf(server.address())
  return {
    url: `http://localhost:${port}`,
    becomes: (text: string) => {
      script = text
    },
    stop: () => {
      server.close()
      server.closeAllConnections()
    },
  }
}
