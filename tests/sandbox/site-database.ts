import { env } from 'cloudflare:workers'
import * as z from 'zod/mini'

/** Whether a request is for the server of local development, not for the site. */
export function isDatabaseQuery(request: Request): boolean {
  return new URL(request.url).pathname.startsWith('/cdn-cgi/')
}

/** What the server of local development answers where it lets one query the database. */
export async function queryDatabase(request: Request): Promise<Response> {
  const { sql, params } = z.object({ sql: z.string(), params: z.array(z.string()) }).parse(await request.json())
  const rows = await env.DB.prepare(sql)
    .bind(...params)
    .raw()
  return Response.json({ success: true, result: [{ success: true, results: { rows } }] })
}
