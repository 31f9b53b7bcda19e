import * as z from 'zod/mini'
import { e2eSite } from '#scripts/lib/e2e-site.ts'
import { siteUrl } from '#scripts/lib/settings.ts'
import { type Share, share } from '#src/contract/shares.ts'
import type { ResumeDocument } from '#src/resume/document.ts'
import { readDocument } from '#src/resume/read-document.ts'
import { expect, type Page } from './browser.ts'

const made = z.object({ code: z.literal(1), data: z.object({ id: z.string() }) })
const shared = z.object({ data: share })
const stored = z.object({ code: z.literal(1), data: z.object({ key: z.string() }) })
const saved = z.object({ code: z.literal(1), data: z.object({ rev: z.int(), doc: z.unknown() }) })

/** Makes a résumé of the signed-in user, as the start screen does; `site` when it is not the one of all tests. */
export async function makeResume(page: Page, doc: ResumeDocument, site = siteUrl(e2eSite)): Promise<string> {
  const answer = await page.request.post('/api/user.Resume/create', {
    data: { key: crypto.randomUUID(), doc },
    headers: { origin: new URL(site).origin },
  })
  const said: unknown = await answer.json()
  expect(said).toMatchObject({ code: 1 })
  return made.parse(said).data.id
}

/** Makes a link to a résumé of the signed-in user, without a password unless `settings` say so. */
export async function makeLink(page: Page, id: string, settings: object): Promise<Share> {
  const answer = await page.request.post('/api/user.Share/create', {
    data: { id, key: crypto.randomUUID(), password: null, ...settings },
    headers: { origin: siteUrl(e2eSite) },
  })
  return shared.parse(await answer.json()).data
}

/** Gives a link of the signed-in user other settings. */
export async function changeLink(page: Page, id: string, settings: object): Promise<void> {
  const answer = await page.request.post('/api/user.Share/change', {
    data: { share: id, ...settings },
    headers: { origin: siteUrl(e2eSite) },
  })
  shared.parse(await answer.json())
}

/** Writes an open comment as a reader of a link who has not written before. */
export async function writeComment(page: Page, token: string, comment: object): Promise<void> {
  const answer = await page.request.post('/api/resume.Share/comment', {
    data: { token, reader: crypto.randomUUID(), key: crypto.randomUUID(), proposal: null, ...comment },
    headers: { origin: siteUrl(e2eSite) },
  })
  expect(await answer.json()).toMatchObject({ code: 1 })
}

/** What the server has of a résumé. */
export async function storedResume(page: Page, id: string): Promise<ResumeDocument> {
  // A busy machine resets a connection at times.
  const answer = await page.request.get(`/api/user.Resume/document?id=${id}`, { maxRetries: 2 })
  const read = readDocument(saved.parse(await answer.json()).data.doc)
  if (!('document' in read)) throw new Error(`The document of ${id} cannot be read`)
  return read.document
}

/** The id in the address of the editor. */
export function editedId(page: Page): string {
  return new URL(page.url()).searchParams.get('id') ?? ''
}

/** Stores a picture of the signed-in user; answers with what a document calls it. `site` as for `makeResume`. */
export async function uploadPhoto(page: Page, picture: Buffer, site = siteUrl(e2eSite)): Promise<string> {
  const answer = await page.request.post('/api/user.Resume/uploadPhoto', {
    data: { image: picture.toString('base64') },
    headers: { origin: new URL(site).origin },
  })
  return stored.parse(await answer.json()).data.key
}
