import { expect, test } from 'vitest'
import { ApiError } from '#src/api/wire/errors.ts'
import { registerUser } from '#tests/support/accounts.ts'
import { askingApi, sumOf } from '#tests/support/captcha.ts'
import { postForm } from '#tests/support/classic-form.ts'
import { fieldsIn } from '#tests/support/form-fields.ts'
import { siteOf } from '#tests/support/own-site.ts'
import { newMid, setUpOwner, shortResume } from '#tests/support/resumes.ts'
import { setUpShare } from '#tests/support/shares.ts'
import { ORIGIN } from '#tests/support/site.ts'

/** The fields of a form with a question, the question answered. */
function answered(html: string, more: Record<string, string>): Map<string, string> {
  const fields = fieldsIn(html)
  const question = fields.get('captcha_question') ?? ''
  return new Map([...fields, ...Object.entries(more), ['captcha_answer', ` ${sumOf(question)} `]])
}

/** Ten wrong tries at a number, each from elsewhere. */
async function strangersTry(api: ReturnType<typeof askingApi>, mobile: string): Promise<void> {
  for (let nth = 0; nth < 10; nth += 1) {
    await api.call('user.Base/loginByPassword', { mobile, password: 'wrong' }, { address: `203.0.113.${nth}` })
  }
}

test.each([
  ['/old-edit/sign-in', '等于几？', '回答下面的问题'],
  ['/en/old-edit/sign-in', 'What is', 'answer the question below'],
])('%s asks whose number strangers tried a question, and lets them in', async (path, question, words) => {
  const api = askingApi()
  const { mobile, password } = await registerUser(api)
  await strangersTry(api, mobile)
  const site = siteOf(api)
  const credentials = { mobile, password }
  const asking = await postForm(site, path, new Map(Object.entries(credentials)))
  const page = await asking.text()
  expect([asking.status, page.includes(question), page.includes(words)]).toEqual([401, true, true])
  const missed = await postForm(site, path, new Map([...answered(page, credentials), ['captcha_answer', '1']]))
  const next = await missed.text()
  expect([missed.status, next.includes(question)]).toEqual([401, true])
  const right = await postForm(site, path, answered(next, credentials))
  expect([right.status, right.headers.getSetCookie()[0]]).toEqual([303, expect.stringMatching(/^__Host-session=/)])
})

test('a form whose session is over asks the question beside what was typed, and saves it', async () => {
  const api = askingApi()
  const owner = await setUpOwner(api, shortResume())
  const { mobile, password } = owner.user
  const site = siteOf(api)
  const path = `/old-edit?id=${owner.id}`
  const form = await (await site.get(path, { cookie: `__Host-session=${owner.token}` })).text()
  await strangersTry(api, mobile)
  const typed = { 'basics.name': '林知秋', mobile, password }
  const asking = await postForm(site, path, new Map([...fieldsIn(form), ...Object.entries(typed)]))
  const saved = await postForm(site, path, answered(await asking.text(), typed))
  expect([asking.status, saved.status]).toEqual([401, 303])
  expect((await owner.current()).doc.basics.name).toBe('林知秋')
})

test('a link whose password many tried asks a question, and opens', async () => {
  const api = askingApi()
  const { link } = await setUpShare({ password: 'bamboo' }, undefined, api)
  for (let nth = 0; nth < 20; nth += 1) {
    await api.call('resume.Share/unlock', { token: link.token, password: newMid() }, { address: `10.0.0.${nth}` })
  }
  const site = siteOf(api)
  const path = `/resume/s/${link.token}`
  const post = (fields: Record<string, string>) =>
    site.fetch(
      new Request(ORIGIN + path, {
        method: 'POST',
        body: new URLSearchParams(fields),
        headers: { origin: ORIGIN },
        redirect: 'manual',
      }),
    )
  const asking = await post({ password: 'bamboo' })
  const location = asking.headers.get('location') ?? ''
  expect([asking.status, location]).toEqual([303, expect.stringContaining(`${path}?refused=person&ask=`)])
  const page = await (await site.get(location)).text()
  expect(page).toContain('等于几？')
  const right = await post(Object.fromEntries(answered(page, { password: 'bamboo' })))
  expect([right.status, right.headers.get('location')]).toEqual([303, path])
  expect(right.headers.getSetCookie()[0]).toMatch(/^__Host-pass-/)
})

test('when many sign in at once both forms say so, and ask for a few seconds', async () => {
  const api = askingApi()
  const { link } = await setUpShare({ password: 'bamboo' }, undefined, api)
  const { mobile, password } = await registerUser(api)
  api.services.passwords.few = () => Promise.reject(new ApiError('service.busy', { retryAfter: 2 }))
  const site = siteOf(api)
  const signIn = await postForm(site, '/old-edit/sign-in', new Map(Object.entries({ mobile, password })))
  expect([signIn.status, (await signIn.text()).includes('现在使用的人较多，请过几秒再试')]).toEqual([401, true])
  const unlock = await postForm(site, `/resume/s/${link.token}`, new Map([['password', 'bamboo']]))
  expect([unlock.status, unlock.headers.get('location')]).toEqual([303, `/resume/s/${link.token}?refused=busy`])
  const page = await (await site.get(`/resume/s/${link.token}?refused=busy`)).text()
  expect(page).toContain('现在使用的人较多，请过几秒再试')
})
