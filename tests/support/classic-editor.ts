import { expect } from 'vitest'
import { createTestApi } from './api.ts'
import { postForm } from './classic-form.ts'
import { fieldsIn } from './form-fields.ts'
import { siteOf } from './own-site.ts'
import { setUpOwner, shortResume } from './resumes.ts'

/** Creates a user with a résumé in the classic editor, and functions for what they do there. */
export async function setUpClassicEditor(doc = shortResume()) {
  const api = createTestApi()
  const owner = await setUpOwner(api, doc)
  const site = siteOf(api)
  const cookie = `__Host-session=${owner.token}`
  const path = `/old-edit?id=${owner.id}`
  const open = async (address = path) => (await site.get(address, { cookie })).text()
  return {
    ...owner,
    site,
    cookie,
    path,
    open,
    fields: async (address = path) => fieldsIn(await open(address)),
    post: (fields: ReadonlyMap<string, string>, action = 'save', asWho = cookie) =>
      postForm(site, path, fields, { action, cookie: asWho }),
    /** The page a post leads to. */
    follow: async (answer: Response) => {
      expect(answer.status).toBe(303)
      return open(answer.headers.get('location')?.split('#')[0])
    },
  }
}
