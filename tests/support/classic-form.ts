import { ORIGIN, type Site } from './site.ts'
import { BROWSER } from './user-agents.ts'

/** Sends a form as a browser does, with some fields filled in; `action` is the value of the button pressed. */
export function postForm(
  site: Site,
  path: string,
  fields: ReadonlyMap<string, string>,
  {
    action = 'save',
    cookie = '',
    headers = {},
  }: { action?: string; cookie?: string; headers?: Record<string, string> } = {},
): Promise<Response> {
  const body = new FormData()
  for (const [name, value] of fields) body.append(name, value.replace(/\r?\n/g, '\r\n'))
  body.set('do', action)
  const sent = { 'user-agent': BROWSER, origin: ORIGIN, cookie, ...headers }
  return site.fetch(new Request(ORIGIN + path, { method: 'POST', body, headers: sent, redirect: 'manual' }))
}
