import { Hono } from 'hono'
import { html } from 'hono/html'
import { CONTACT, localePath } from '#src/contract/addresses.ts'
import { apiErrors, captchaDemand, contactMessage, contactTopics, type Locale } from '#src/contract/index.ts'
import { callerOf } from '#src/http/api.ts'
import type { AppEnv } from '#src/http/types.ts'
import { OriginFailure } from '#src/origin/index.ts'
import { classicMessages } from '#src/texts/classic.ts'
import { contactTexts } from '#src/texts/contact.ts'
import { seeOther } from './create.ts'
import { readPosted } from './posted.ts'
import { type Html, pageResponse } from './shell.ts'
import { answerOf, captchaField } from './sign-in.ts'

/**
 * The largest form in bytes. It has room for a message far over the limit, so that the refusal can show what was typed.
 */
const MAX_FORM_BYTES = 1024 * 1024

const FIELDS = ['topic', 'email', 'name', 'order_no', 'message'] as const
type Typed = Record<(typeof FIELDS)[number], string>

/** Why a message was not sent, and the captcha question to answer first (empty without one). */
type Trouble = { status: number; text: string; fields: readonly string[]; question: string }

/** The routes behind the form of the contact page, which work with and without scripts. */
export function contactForm(locale: Locale): Hono<AppEnv> {
  const routes = new Hono<AppEnv>()
  const t = contactTexts[locale]
  const path = localePath(locale, CONTACT)

  routes.post('/', async (c) => {
    c.set('route', CONTACT)
    const services = c.get('services')
    const caller = callerOf(c, locale)
    const page = (typed: Typed, trouble: Trouble) => {
      const context = { t: classicMessages[locale], locale, address: services.config.siteUrl + path }
      return pageResponse(
        { ...context, title: t.troubleTitle, body: formAgain(locale, path, typed, trouble) },
        trouble.status,
      )
    }
    const form = await readPosted(c.req.raw, MAX_FORM_BYTES)
    if (typeof form === 'number') {
      const text = { 400: t.fault.other, 403: t.foreign, 413: t.tooLarge }[form]
      return page(NOTHING, { status: form, text, fields: [], question: '' })
    }
    const typed = typedIn(form)
    const captcha = answerOf(form)
    const message = contactMessage.safeParse(typed)
    if (!message.success) return page(typed, faultOf(locale, message.error.issues))
    try {
      const result = await c.get('origin').call('site.Contact/create', { ...message.data, captcha }, caller)
      if (result.ok) return seeOther(`${path}?sent=${result.data.number}`)
      return page(typed, troubleOf(locale, result))
    } catch (error) {
      if (!(error instanceof OriginFailure)) throw error
      services.log.error('contact.origin', error, { request_id: caller.requestId })
      return page(typed, { status: 503, text: t.failed, fields: [], question: '' })
    }
  })
  return routes
}

const NOTHING: Typed = { topic: '', email: '', name: '', order_no: '', message: '' }

function typedIn(form: FormData): Typed {
  return { ...NOTHING, ...Object.fromEntries(FIELDS.map((name) => [name, String(form.get(name) ?? '')])) }
}

function troubleOf(locale: Locale, { code, refusal }: { code: number; refusal: unknown }): Trouble {
  const t = contactTexts[locale]
  if (code === apiErrors['captcha.required'].code) {
    return { status: 422, text: t.person, fields: [], question: captchaDemand.parse(refusal).question }
  }
  if (code === apiErrors['request.too-many'].code) return { status: 429, text: t.often, fields: [], question: '' }
  return { status: 503, text: t.failed, fields: [], question: '' }
}

/** The first error of a filled-in form. */
function faultOf(locale: Locale, issues: readonly { path: readonly PropertyKey[] }[]): Trouble {
  const fields = issues.map(({ path }) => String(path[0]))
  const first = fields.find((name) => name === 'email' || name === 'message') ?? 'other'
  return { status: 422, text: contactTexts[locale].fault[first], fields, question: '' }
}

function formAgain(locale: Locale, path: string, typed: Typed, { text, fields, question }: Trouble): Html {
  const t = contactTexts[locale]
  const wrong = (name: string) => (fields.includes(name) ? html` aria-invalid="true"` : '')
  const line = (name: 'email' | 'name' | 'order_no', label: string, type = 'text') =>
    html`<div class="field"><label for="f-${name}">${label}</label><input id="f-${name}" type="${type}" name="${name}" value="${typed[name]}"${wrong(name)}></div>`
  return html`<main><h1>${t.troubleTitle}</h1>
<div class="alert" role="alert"><p>${text}</p></div>
<form method="post" action="${path}">
<div class="field"><label for="f-topic">${t.topic}</label><select id="f-topic" name="topic">${contactTopics.map(
    (known) =>
      html`<option value="${known}"${known === typed.topic ? html` selected` : ''}>${t.topics[known]}</option>`,
  )}</select></div>
${line('email', t.email, 'email')}${line('name', t.name + t.optional)}${line('order_no', t.order + t.optional)}
<div class="field"><label for="f-message">${t.message}</label><textarea id="f-message" name="message" rows="8"${wrong('message')}>
${typed.message}</textarea></div>
${captchaField(question, t.question)}
<p class="row"><button type="submit" class="main">${t.send}</button> <a href="${path}">${t.back}</a></p>
</form></main>`
}
