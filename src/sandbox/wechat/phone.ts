/** The page a phone has reached. `leftTo`: the foreign address the site redirected to. */
export type PhoneVisit = { status: number; heading: string; html: string; leftTo: string | null }

export type Cookies = Record<string, string>

const PHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148 MicroMessenger/8.0.50(0x18003233) NetType/WIFI Language/zh_CN'
const PATIENCE_MS = 15_000
const MAX_STEPS = 5

/**
 * Opens an address of the site like WeChat's browser, following redirects within the site. Cookies are kept in the
 * given object.
 */
export async function visit(
  site: typeof fetch,
  siteUrl: string,
  cookies: Cookies,
  address: string,
  form?: URLSearchParams,
): Promise<PhoneVisit> {
  let next = { address, form }
  for (let step = 0; step < MAX_STEPS; step += 1) {
    const response = await request(site, siteUrl, cookies, next.address, next.form)
    const location = response.headers.get('location')
    if (location === null) return pageOf(response)
    const target = new URL(location, next.address)
    if (target.origin !== new URL(siteUrl).origin) return { ...(await pageOf(response)), leftTo: target.href }
    next = { address: target.href, form: undefined }
  }
  throw new Error(`The site redirects without end from ${new URL(address).pathname}`)
}

/** The action and the fields of the form with this button; null without such a button. */
export function formOf({ html }: PhoneVisit, button: string): { action: string; fields: URLSearchParams } | null {
  const action = /<form method="post" action="([^"]+)"/.exec(html)?.[1]
  const name = new RegExp(`<button name="([^"]+)" value="${button}"`).exec(html)?.[1]
  return action === undefined || name === undefined ? null : { action, fields: new URLSearchParams({ [name]: button }) }
}

async function request(
  site: typeof fetch,
  siteUrl: string,
  cookies: Cookies,
  address: string,
  form: URLSearchParams | undefined,
): Promise<Response> {
  const headers = {
    'user-agent': PHONE,
    'accept-language': 'zh-CN,zh;q=0.9',
    cookie: Object.entries(cookies)
      .map(([name, value]) => `${name}=${value}`)
      .join('; '),
    ...(form !== undefined && { origin: new URL(siteUrl).origin, 'sec-fetch-site': 'same-origin' }),
  }
  const response = await site(address, {
    method: form === undefined ? 'GET' : 'POST',
    headers,
    ...(form !== undefined && { body: form }),
    redirect: 'manual',
    signal: AbortSignal.timeout(PATIENCE_MS),
  })
  for (const line of response.headers.getSetCookie()) keep(cookies, line)
  return response
}

function keep(cookies: Cookies, line: string): void {
  const [, name = '', value = ''] = /^([^=;]+)=([^;]*)/.exec(line) ?? []
  if (/;\s*max-age=0\b/i.test(line)) delete cookies[name]
  else cookies[name] = value
}

async function pageOf(response: Response): Promise<PhoneVisit> {
  const html = await response.text()
  return { status: response.status, heading: /<h1>([^<]*)<\/h1>/.exec(html)?.[1] ?? '', html, leftTo: null }
}
