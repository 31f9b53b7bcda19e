import { createContext } from 'react'
import { isUnanswered } from '#client/api/call.ts'
import { guestMessages } from '#client/i18n/guest.ts'
import { useMessages } from '#client/i18n/messages.ts'
import { type Client, useClient } from '#client/lib/client.tsx'
import { type KeptDesign, keepDeviceDesign, listDeviceDesigns, removeDeviceDesign } from '#client/lib/device-designs.ts'
import { isDevicePhoto, keepDevicePhoto, uploadDevicePhoto } from '#client/lib/device-photos.ts'
import { createGuestResume, listGuestResumes } from '#client/lib/guest-resumes.ts'
import { findKept } from '#client/lib/kept-entries.ts'
import { useAsync } from '#client/lib/use-async.ts'
import { useNeeded } from '#client/lib/use-needed.ts'
import { editorPath, guestPath } from '#src/contract/own-addresses.ts'
import type { ResumeDocument, ResumeLocale } from '#src/resume/document.ts'
import { pullResume } from './server.ts'

/** The other résumé of a pair as last stored, and the path of its editor. */
export type Twin = { doc: ResumeDocument; path: string }

/** Where résumés are kept: with an account, or on this device alone. */
export type ResumeHome = {
  kind: 'account' | 'device'
  /** Creates a résumé from a document; resolves to the path of its editor. Repeating the key creates no second one. */
  create: (doc: ResumeDocument, key: string) => Promise<string>
  /**
   * Moves the open résumé to an account; undefined when it is in one. `posting` opens the form for a job posting there.
   */
  toAccount?: (options?: { posting: boolean }) => void
  /** The résumé of a pair in one language; null where there is none. */
  findTwin: (pair: string, locale: ResumeLocale) => Promise<Twin | null>
  /** How many résumés there are and may be, where that is limited. */
  room?: () => Promise<{ used: number; limit: number }>
  /** Stores a picture, in base64; resolves to the key by which documents refer to it. */
  keepPhoto: (image: string) => Promise<string>
  /** Designs of one's own, the newest first. Saving one of the same id changes it. */
  designs: {
    list: () => Promise<readonly KeptDesign[]>
    save: (kept: KeptDesign) => Promise<void>
    remove: (id: string) => Promise<void>
  }
}

/** The home of résumés that are in the signed-in account. @throws CallFailure */
export function accountHome({ call }: Pick<Client, 'call'>): ResumeHome {
  return {
    kind: 'account',
    create: async (doc, key) => {
      const own = await withAccountPhoto(call, doc)
      return editorPath((await call('user.Resume/create', { key, doc: own })).data.id)
    },
    findTwin: async (pair, locale) => {
      try {
        const { id } = (await call('user.Resume/twin', { pair, locale })).data
        return id === null ? null : { doc: (await pullResume(call, id)).doc, path: editorPath(id) }
      } catch (error) {
        if (!isUnanswered(error)) throw error
        // Without an answer, the copy on this device is used.
        const kept = await findKept((doc) => doc.twin === pair && doc.locale === locale)
        if (kept === null) throw error
        return { doc: kept.doc, path: editorPath(kept.id) }
      }
    },
    room: async () => {
      const { total, limit } = (await call('user.Jianli/list', {})).data
      return { used: total, limit }
    },
    keepPhoto: async (image) => {
      try {
        return (await call('user.Resume/uploadPhoto', { image })).data.key
      } catch (error) {
        if (!isUnanswered(error)) throw error
        // Stored on this device; `takePhoto` uploads it before the save that refers to it.
        return keepDevicePhoto(image).catch(() => {
          throw error
        })
      }
    },
    designs: {
      list: async () => (await call('user.Design/list', {})).data,
      save: async (kept) => {
        await call('user.Design/save', kept)
      },
      remove: async (id) => {
        await call('user.Design/remove', { id })
      },
    },
  }
}

/** The document with its picture at the account. @throws CallFailure */
export async function withAccountPhoto(call: Client['call'], doc: ResumeDocument): Promise<ResumeDocument> {
  const { photo, ...basics } = doc.basics
  if (photo === undefined || !isDevicePhoto(photo)) return doc
  const key = await uploadDevicePhoto(call, photo)
  return { ...doc, basics: key === null ? basics : { ...basics, photo: key } }
}

/** This device, without an account. @throws NothingKept */
export const deviceHome: ResumeHome = {
  kind: 'device',
  create: async (doc, key) => {
    await createGuestResume(doc, key).catch(refused)
    return guestPath(key)
  },
  findTwin: async (pair, locale) => {
    const all = await listGuestResumes(Date.now())
    const found = all.find(({ doc }) => doc?.twin === pair && doc.locale === locale)
    return found?.doc ? { doc: found.doc, path: guestPath(found.id) } : null
  },
  keepPhoto: (image) => keepDevicePhoto(image).catch(refused),
  designs: {
    list: async () => listDeviceDesigns(),
    save: async (kept) => {
      try {
        keepDeviceDesign(kept)
      } catch (cause) {
        refused(cause)
      }
    },
    remove: async (id) => removeDeviceDesign(id),
  },
}

/** Thrown when this browser stores nothing, as in a private window, so that nothing can be begun without an account. */
class NothingKept extends Error {}

function refused(cause: unknown): never {
  throw new NothingKept('This browser keeps nothing', { cause })
}

export const HomeContext = createContext<ResumeHome | null>(null)

/** Where the résumés of this page are kept. */
export function useHome(): ResumeHome {
  return useNeeded(HomeContext, 'HomeContext')
}

/** Returns a function that reports why something could not be stored; what an account refuses can be tried again. */
export function useReportUnkept(): Client['report'] {
  const t = useMessages(guestMessages)
  const client = useClient()
  return (error, again) => {
    if (error instanceof NothingKept) client.notify({ kind: 'error', title: t.notKept, text: t.noStorageText })
    else client.report(error, again)
  }
}

/** How many résumés the account has, and how many it may have; null on a device, and until it is known. */
export function useRoom(): { used: number; limit: number } | null {
  const { room } = useHome()
  // If this fails, the refusal of the account tells the user.
  return useAsync(room ?? null, (ask) => ask()).value
}
