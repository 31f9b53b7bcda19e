import { useState } from 'react'
import { useMessages } from '#client/i18n/messages.ts'
import { resumesMessages } from '#client/i18n/resumes.ts'
import { UNDO_MS, useClient } from '#client/lib/client.tsx'
import { inTurn } from '#client/lib/in-turn.ts'
import { keptUser } from '#client/lib/kept-mark.ts'
import type { ResumeCard } from '#src/contract/resumes.ts'

/** What a renaming does to the field of the title, which is closed while the title is being given. */
export type TitleField = {
  /** Opens the field with a title that could not be given. */
  open: (refused: string) => void
  /** Closes the field, now that the refused title has been given, unless it says something else. */
  settle: (given: string) => void
}

/** The actions of a résumé that do not open it. */
export type ResumeActions = {
  rename: (resume: ResumeCard, title: string, field: TitleField) => void
  duplicate: (resume: ResumeCard) => void
  remove: (resume: ResumeCard) => void
  restore: (resume: ResumeCard) => void
}

/**
 * Returns the actions and the resulting list: a change shows at once and is reverted when the server refuses.
 * @param onGone moves the focus, because a card that had it has disappeared
 */
export function useResumeActions(items: readonly ResumeCard[], onGone: () => void) {
  const t = useMessages(resumesMessages)
  const client = useClient()
  const [gone, setGone] = useState<ReadonlySet<string>>(new Set())
  const [titles, setTitles] = useState<Readonly<Record<string, string>>>({})
  const [queue] = useState(inTurn)
  /** The titles the server has, of those that were changed here. */
  const [named] = useState(() => new Map<string, string>())
  /** The last renaming asked for, by résumé. */
  const [asked] = useState(() => new Map<string, string>())
  /** The keys of copies without an answer yet, so that a retry gets the same copy and not a second one. */
  const [copying] = useState(() => new Map<string, string>())
  const setIsGone = (id: string, isGone: boolean) =>
    setGone((now) => new Set(isGone ? [...now, id] : [...now].filter((other) => other !== id)))
  const title = (resume: ResumeCard) => titles[resume.id] ?? (resume.title || t.untitled)

  /** @param refused the key of the call that failed, which is made again */
  async function rename(resume: ResumeCard, next: string, field: TitleField, refused?: string): Promise<void> {
    const { id } = resume
    const mid = refused ?? crypto.randomUUID()
    asked.set(id, mid)
    setTitles((now) => ({ ...now, [id]: next }))
    try {
      await queue(() => client.call('user.Resume/rename', { id, mid, title: next }))
      named.set(id, next)
      if (refused !== undefined) field.settle(next)
      client.notify({ kind: 'success', title: t.renamed, text: next })
    } catch (error) {
      // A later title stays: its own call is waiting or has succeeded.
      if (asked.get(id) === mid) {
        const before = named.get(id) ?? items.find((item) => item.id === id)?.title ?? ''
        setTitles((now) => ({ ...now, [id]: before }))
        field.open(next)
      }
      client.report(error, () => void rename(resume, next, field, mid))
    }
  }

  async function duplicate(resume: ResumeCard): Promise<void> {
    const { id } = resume
    const key = copying.get(id) ?? crypto.randomUUID()
    copying.set(id, key)
    try {
      await client.withLoading(client.call('user.Resume/duplicate', { id, key }))
      copying.delete(id)
      client.notify({ kind: 'success', title: t.duplicated, text: title(resume) })
      await client.reload()
    } catch (error) {
      client.report(error, () => void duplicate(resume))
    }
  }

  async function remove(resume: ResumeCard): Promise<void> {
    setIsGone(resume.id, true)
    onGone()
    try {
      await client.call('user/resume/del', { id: resume.id })
      await forgetCopy(resume.id)
      const action = { label: t.undo, run: () => void restore(resume) }
      client.notify({ kind: 'success', title: t.removed, text: title(resume), action, duration: UNDO_MS })
      await client.reload()
      setIsGone(resume.id, false)
    } catch (error) {
      setIsGone(resume.id, false)
      client.report(error, () => void remove(resume))
    }
  }

  async function restore(resume: ResumeCard): Promise<void> {
    try {
      await client.withLoading(client.call('user.Resume/undelete', { id: resume.id }))
      client.notify({ kind: 'success', title: t.restored, text: title(resume) })
      onGone()
      await client.reload()
    } catch (error) {
      client.report(error, () => void restore(resume))
    }
  }

  const actions: ResumeActions = {
    rename: (resume, next, field) => void rename(resume, next, field),
    duplicate: (resume) => void duplicate(resume),
    remove: (resume) => void remove(resume),
    restore: (resume) => void restore(resume),
  }
  const shown = items
    .filter(({ id }) => !gone.has(id))
    .map((resume) => ({ ...resume, title: titles[resume.id] ?? resume.title }))
  return { actions, shown }
}

/** Deletes the copy of a résumé on this device; where that fails, the next contact with the server does it. */
async function forgetCopy(id: string): Promise<void> {
  if (keptUser() === null) return
  await import('#client/lib/kept-resumes.ts').then(({ forgetResume }) => forgetResume(id)).catch(() => {})
}
