import { CANARY } from './client.ts'
import { HIDDEN_IN_PICTURES } from './uploads.ts'

/** A Worker in front of the site that makes one mistake, to show that the attack finds it. */
const front = (answer: string) => `
import site from './index.js'
export * from './index.js'
const answer = ${answer}
export default { ...site, fetch: (request, ...rest) => answer(request, (asked) => site.fetch(asked, ...rest)) }
`

/** One mistake for each kind of finding. */
export const mistakes: Readonly<Record<string, string>> = {
  leak: front(`async (request, next) => {
    const answer = await next(request)
    if (!request.url.includes('/api/user.Order/index')) return answer
    return new Response(JSON.stringify({ code: 1, msg: '', data: '${CANARY}' }), answer)
  }`),
  fault: front(`async (request, next) => {
    const answer = await next(request)
    return request.url.includes('%00') ? new Response('', { status: 500, headers: answer.headers }) : answer
  }`),
  header: front(`async (request, next) => {
    const answer = await next(request)
    if (!request.url.includes('/about-us')) return answer
    const bare = new Response(answer.body, answer)
    bare.headers.delete('x-content-type-options')
    return bare
  }`),
  redirect: front(`async (request, next) =>
    request.url.includes('/user/login?url=%2F%2Fevil') ? Response.redirect('https://evil.test/', 302) : next(request)`),
  outside: front(`async (request, next) => {
    const headers = new Headers(request.headers)
    for (const name of ['sec-fetch-mode', 'sec-fetch-site', 'origin']) headers.delete(name)
    return next(new Request(request, { headers }))
  }`),
  host: front(`async (request, next) => {
    const answer = await next(request)
    const host = request.headers.get('x-forwarded-host')
    return host === null ? answer : new Response(host, answer)
  }`),
  picture: front(`async (request, next) => {
    const answer = await next(request)
    if (!request.url.includes('/user.Resume/photo') || !answer.ok) return answer
    return new Response(await answer.text() + '${HIDDEN_IN_PICTURES}', answer)
  }`),
  contacts: front(`async (request, next) => {
    if (!request.url.endsWith('/user.Share/create')) return next(request)
    const body = (await request.text()).replace('"hide_contacts":true', '"hide_contacts":false')
    return next(new Request(request, { body }))
  }`),
  hashing: front(`async (request, next) => {
    let turns = 0
    if (request.url.includes('loginByPassword')) while (turns < 1e8) turns += 1
    return turns < 0 ? null : next(request)
  }`),
  sockets: front(`async (request, next) => {
    const isOwn = request.headers.get('sec-fetch-site') === 'same-origin' && request.headers.has('x-attack')
    if (!isOwn || !request.url.includes('/user.Base/logout')) return next(request)
    const known = await next(new Request(new URL('/api/config/base_site', request.url)))
    return new Response(JSON.stringify({ code: 1, msg: '', data: null }), known)
  }`),
  twice: front(`async (request, next) => {
    if (!request.url.endsWith('/user.Resume/create')) return next(request)
    const body = (await request.text()).replace('"the-same-request"', JSON.stringify(crypto.randomUUID()))
    return next(new Request(request, { body }))
  }`),
}
