import { html } from 'hono/html'
import { localePath } from '#src/contract/addresses.ts'
import { answerToken, apiErrors, captchaDemand, EMAIL_MAX, isEmail, numbersOf, resumeId } from '#src/contract/index.ts'
import { writeToken } from '#src/http/session-cookie.ts'
import type { Requester } from '#src/origin/index.ts'
import { seeOther } from './create.ts'
import { type ClassicVisit, classicPath, type Html, type PageLanguage, pageResponse } from './shell.ts'

/** Why signing in failed, and the captcha question for the next try (empty without one). */
export type SignInTrouble = { text: string; question: string }

/** The result of a sign-in: the caller to continue as, headers with its cookie, and `trouble` if it failed. */
export type ClassicSignIn = { caller: Requester; headers: Headers; trouble: SignInTrouble }

const NO_TROUBLE: SignInTrouble = { text: '', question: '' }

/** Signs in with the credentials of a form; without any the session stays as it is. */
export async function signInWith(visit: ClassicVisit, form: FormData): Promise<ClassicSignIn> {
  const headers = new Headers()
  const mobile = String(form.get('mobile') ?? '').trim()
  const password = String(form.get('password') ?? '')
  if (mobile === '' && password === '') return { caller: visit.caller, headers, trouble: NO_TROUBLE }
  const result = await visit.origin.call(
    'user.Base/loginByPassword',
    { ...(isEmail(mobile) ? { email: mobile } : { mobile }), password, captcha: answerOf(form) },
    visit.caller,
  )
  if (!result.ok) return { caller: visit.caller, headers, trouble: troubleOf(visit, result) }
  writeToken(headers, result.data.token)
  return { caller: { ...visit.caller, token: result.data.token }, headers, trouble: NO_TROUBLE }
}

/** The answer to the captcha question of the form before; undefined without one. */
export function answerOf(form: FormData): string | undefined {
  const question = form.get('captcha_question')
  return typeof question === 'string' ? answerToken(question, String(form.get('captcha_answer') ?? '')) : undefined
}

function troubleOf(
  { t }: ClassicVisit,
  { code, message, refusal }: { code: number; message: string; refusal: unknown },
) {
  if (code === apiErrors['captcha.required'].code) {
    const { question } = captchaDemand.parse(refusal)
    return { text: t.captchaAsked, question }
  }
  const isWrong = [
    apiErrors['credentials.wrong'].code,
    apiErrors['credentials.wrong-email'].code,
    apiErrors['input.invalid'].code,
  ].some((each) => each === code)
  return { text: isWrong ? t.signInWrong : message, question: '' }
}

/** The fields for signing in. */
export function credentialFields({ t }: PageLanguage, question: string): Html {
  return html`<div class="field"><label for="f-mobile">${t.mobile}</label><input id="f-mobile" name="mobile" autocomplete="username" autocapitalize="none" maxlength="${EMAIL_MAX}"></div>
<div class="field"><label for="f-password">${t.password}</label><input id="f-password" type="password" name="password" autocomplete="current-password"></div>${captchaField(question, t.captchaQuestion)}`
}

/** The captcha question and the field for its answer; nothing without a question. */
export function captchaField(question: string, label: (a: string, b: string) => string): Html | '' {
  const numbers = numbersOf(question)
  if (!numbers) return ''
  return html`<div class="field"><label for="f-captcha">${label(numbers.a, numbers.b)}</label><input id="f-captcha" name="captcha_answer" inputmode="numeric" autocomplete="off" maxlength="4"><input type="hidden" name="captcha_question" value="${question}"></div>`
}

/** A login page without scripts, which leads to the classic editor only. */
export function signInPage(visit: ClassicVisit, trouble = NO_TROUBLE): Promise<Response> {
  const { t, locale, url } = visit
  const body = html`<main><h1>${t.signIn}</h1><p>${t.listText}</p>
${trouble.text && html`<div class="alert" role="alert"><p>${trouble.text}</p></div>`}
<form method="post" action="${localePath(locale, '/old-edit/sign-in')}${url.search}">
${credentialFields(visit, trouble.question)}
<p class="row"><button type="submit" class="main">${t.signIn}</button></p></form></main>`
  return pageResponse({ ...visit, title: t.signIn, body }, trouble.text === '' ? 200 : 401)
}

/** Answers the form of the sign-in page. */
export async function answerSignIn(visit: ClassicVisit, form: FormData): Promise<Response> {
  const { caller, headers, trouble } = await signInWith(visit, form)
  const isIn = caller.token !== null && trouble.text === ''
  if (!isIn) return signInPage(visit, trouble.text === '' ? { text: visit.t.signInWrong, question: '' } : trouble)
  const id = resumeId.safeParse(visit.url.searchParams.get('id'))
  return seeOther(classicPath(visit.locale, id.success ? id.data : undefined), headers)
}
