import { html } from 'hono/html'
import { apiErrors, resumeId } from '#src/contract/index.ts'
import { writeToken } from '#src/http/session-cookie.ts'
import type { Caller } from '#src/origin/index.ts'
import { seeOther } from './create.ts'
import { classicPath, type Desk, type Html, inLanguage, type Pen, pageResponse } from './shell.ts'

/** On whose behalf to go on after a sign-in; `headers` carry its cookie, `trouble` says why there was none. */
export type SignedIn = { caller: Caller; headers: Headers; trouble: string }

/** Signs in with what was entered for that; without it the session stays what it is. */
export async function signInWith(desk: Desk, form: FormData): Promise<SignedIn> {
  const headers = new Headers()
  const mobile = String(form.get('mobile') ?? '').trim()
  const password = String(form.get('password') ?? '')
  if (mobile === '' && password === '') return { caller: desk.caller, headers, trouble: '' }
  const result = await desk.origin.call('user.Base/loginByPassword', { mobile, password }, desk.caller)
  if (!result.ok) {
    const isWrong = [apiErrors['credentials.wrong'].code, apiErrors['input.invalid'].code].some(
      (code) => code === result.code,
    )
    return { caller: desk.caller, headers, trouble: isWrong ? desk.t.signInWrong : result.message }
  }
  writeToken(headers, result.data.token)
  return { caller: { ...desk.caller, token: result.data.token }, headers, trouble: '' }
}

/** What signing in takes. */
export function credentialFields({ t }: Pen): Html {
  return html`<div class="field"><label for="f-mobile">${t.mobile}</label><input id="f-mobile" type="tel" name="mobile" autocomplete="username" maxlength="11"></div>
<div class="field"><label for="f-password">${t.password}</label><input id="f-password" type="password" name="password" autocomplete="current-password"></div>`
}

/** A page to sign in on without scripts, which leads to the classic editor and nowhere else. */
export function signInPage(desk: Desk, trouble = ''): Promise<Response> {
  const { t, locale, url } = desk
  const body = html`<main><h1>${t.signIn}</h1><p>${t.listText}</p>
${trouble && html`<div class="alert" role="alert"><p>${trouble}</p></div>`}
<form method="post" action="${inLanguage(locale, '/old-edit/sign-in')}${url.search}">
${credentialFields(desk)}
<p class="row"><button type="submit" class="main">${t.signIn}</button></p></form></main>`
  return pageResponse({ ...desk, title: t.signIn, body }, trouble === '' ? 200 : 401)
}

/** Answers that page's form. */
export async function answerSignIn(desk: Desk, form: FormData): Promise<Response> {
  const { caller, headers, trouble } = await signInWith(desk, form)
  if (caller.token === null || trouble !== '') return signInPage(desk, trouble || desk.t.signInWrong)
  const id = resumeId.safeParse(desk.url.searchParams.get('id'))
  return seeOther(classicPath(desk.locale, id.success ? id.data : undefined), headers)
}
