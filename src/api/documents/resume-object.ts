import { DurableObject } from 'cloudflare:workers'
import type * as Workers from '@cloudflare/workers-types'
import type { ResumeDocument } from '#src/resume/document.ts'
import { acceptSave, newResume, type Save, type SaveAnswer } from '#src/resume/sync/accept.ts'
import type { HistoryRow } from '#src/resume/sync/history.ts'
import { type Archive, type ArchivedAfter, readArchive } from './archive.ts'
import { readPhotoKeys } from './photos.ts'
import {
  type Attached,
  announce,
  type Closable,
  type Dismissal,
  dismissSockets,
  idOfSocket,
  joinSocket,
  refuseMessage,
  sendAway,
  type Upgrade,
} from './sockets.ts'
import {
  addHistory,
  hasStorage,
  prepareStorage,
  readHead,
  readHistory,
  type Stored,
  writeHead,
  writeIndexed,
} from './storage.ts'
import { keepVersion, listVersions, nameVersion, readVersion, type Version } from './versions.ts'

/** What the index of résumés shows of one. Times in ms since 1970. */
export type IndexEntry = { id: string; doc: ResumeDocument; rev: number; updatedAt: number; deletedAt: number | null }

/** What the object needs of the world; `index` must refuse to go back to an older revision. */
export type ResumeObjectDeps = {
  now: () => number
  index: (entry: IndexEntry) => Promise<void>
  /** A socket has been closed by its browser. */
  forgetSocket: (id: string) => Promise<void>
  log: { error: (event: string, error: unknown) => void }
}

/** When the index is written again after a failure, in ms. */
const REPAIR_MS = 15_000
const HISTORY_SHOWN = 200

/** `missing`: there is no such résumé for this user, or it is deleted. */
type Found<T> = T | 'missing'

/**
 * One résumé: its document, revisions and history. Every change is one synchronous block, so nothing comes between
 * reading and storing; answers leave once the storage has them.
 */
export function resumeObjectOf<B>(depsOf: (bindings: B) => ResumeObjectDeps) {
  return class ResumeObject extends DurableObject<B> {
    readonly deps: ResumeObjectDeps
    /** A copy of what is stored; undefined when it has to be read again. */
    stored: Stored | null | undefined

    constructor(ctx: Workers.DurableObjectState, env: B) {
      super(ctx, env)
      this.deps = depsOf(env)
      if (hasStorage(this.sql)) prepareStorage(this.sql)
    }

    /** Makes the résumé, unless there is one already: the only call that begins to store anything. */
    create(id: string, owner: number, doc: ResumeDocument): void {
      if (this.head() !== null) return
      prepareStorage(this.sql)
      const now = this.deps.now()
      const times = { createdAt: now, updatedAt: now, deletedAt: null, indexedRev: 0 }
      this.put({ ...newResume(doc), ...times, id, owner })
      this.indexSoon()
    }

    read(owner: number): Found<{ rev: number; doc: ResumeDocument }> {
      const stored = this.of(owner)
      return stored === null ? 'missing' : { rev: stored.rev, doc: stored.doc }
    }

    save(owner: number, save: Save): Found<SaveAnswer> {
      const before = this.of(owner)
      return before === null ? 'missing' : this.accept(before, save)
    }

    versions(owner: number): Found<Version[]> {
      return this.of(owner) === null ? 'missing' : listVersions(this.sql)
    }

    version(owner: number, number: number): Found<ResumeDocument> {
      return (this.of(owner) && readVersion(this.sql, number)) ?? 'missing'
    }

    /** Keeps the present state under a name; `full` when there are as many as may be. */
    nameVersion(owner: number, name: string): Found<'kept' | 'full'> {
      const stored = this.of(owner)
      if (stored === null) return 'missing'
      return nameVersion(this.sql, stored, name, this.deps.now()) ? 'kept' : 'full'
    }

    /** Keeps the present state before much of it is about to change. */
    keepVersion(owner: number): Found<null> {
      const stored = this.of(owner)
      if (stored === null) return 'missing'
      this.change(() => keepVersion(this.sql, stored, this.deps.now(), 0))
      return null
    }

    /** Changes what its owner calls the résumé, once per `mid`. */
    rename(owner: number, title: string, mid: string): Found<null> {
      const before = this.of(owner)
      if (before === null) return 'missing'
      if (before.saves.some((save) => save.mid === mid)) return null
      this.accept(before, { rev: before.rev, mid, journal: 'rename', doc: { ...before.doc, title } })
      return null
    }

    history(owner: number): Found<HistoryRow[]> {
      return this.of(owner) === null ? 'missing' : readHistory(this.sql, HISTORY_SHOWN)
    }

    /**
     * All that is kept of it, also once it is deleted; `after` says from where on its versions and history.
     * `unreadable`: what is stored fits no document; the cause is in the log.
     */
    archive(owner: number, after: ArchivedAfter): Found<Archive> | 'unreadable' {
      try {
        const stored = this.head()
        return stored?.owner === owner ? readArchive(this.sql, stored, after) : 'missing'
      } catch (error) {
        this.deps.log.error('resume.archive', error)
        return 'unreadable'
      }
    }

    /** The photos that must stay while the résumé is there, deleted or not. */
    photos(): string[] {
      return this.head() === null ? [] : readPhotoKeys(this.sql)
    }

    /** Deletes softly, or takes that back with null; answers once the index has it. */
    async setDeleted(owner: number, deletedAt: number | null): Promise<Found<null>> {
      const before = this.head()
      if (before === null || before.owner !== owner) return 'missing'
      if ((before.deletedAt === null) !== (deletedAt === null)) {
        this.put({ ...before, rev: before.rev + 1, deletedAt })
        if (deletedAt !== null) sendAway(this.ctx, 'deleted')
        this.scheduleRepair()
      }
      await this.index()
      return null
    }

    /** Forgets everything, tables and alarm as well. */
    async destroy(): Promise<void> {
      sendAway(this.ctx, 'deleted')
      this.stored = undefined
      await this.ctx.storage.deleteAlarm()
      await this.ctx.storage.deleteAll()
    }

    /** A WebSocket of the owner, who is named in headers the Worker has set. */
    override fetch(request: Upgrade): Workers.Response {
      return joinSocket(this.ctx, request, (owner) => this.of(owner) !== null)
    }

    /** Closes single sockets, by their ids. */
    dismiss(ids: readonly string[], why: Dismissal): void {
      dismissSockets(this.ctx, ids, why)
    }

    override async webSocketClose(socket: Attached): Promise<void> {
      const id = idOfSocket(socket)
      await this.deps.forgetSocket(id).catch((error: unknown) => this.deps.log.error('sockets.forget', error))
    }

    override webSocketMessage(socket: Closable, message: string | ArrayBuffer): void {
      refuseMessage(socket, message)
    }

    /** The index could not be written at once; an error here makes the platform try again. */
    override async alarm(): Promise<void> {
      await this.index()
    }

    accept(before: Stored, save: Save): SaveAnswer {
      const now = this.deps.now()
      const { stored, answer, history } = acceptSave(before, save, now)
      if (stored.rev === before.rev) return answer
      this.change(() => {
        keepVersion(this.sql, before, now)
        addHistory(this.sql, history)
        this.put({ ...before, ...stored, updatedAt: now })
      })
      this.indexSoon()
      announce(this.ctx, { rev: stored.rev, mid: save.mid }, now)
      return answer
    }

    /** Runs a change as a whole; after a failure memory is not trusted any more. */
    change(run: () => void): void {
      try {
        this.ctx.storage.transactionSync(run)
      } catch (error) {
        this.stored = undefined
        throw error
      }
    }

    put(stored: Stored): void {
      writeHead(this.sql, stored)
      this.stored = stored
    }

    head(): Stored | null {
      this.stored ??= readHead(this.sql)
      return this.stored
    }

    of(owner: number): Stored | null {
      const stored = this.head()
      return stored !== null && stored.owner === owner && stored.deletedAt === null ? stored : null
    }

    /** Brings the index up to date without keeping anybody waiting. */
    indexSoon(): void {
      this.scheduleRepair()
      this.ctx.waitUntil(this.index().catch((error: unknown) => this.deps.log.error('resume.index', error)))
    }

    scheduleRepair(): void {
      void this.ctx.storage.setAlarm(this.deps.now() + REPAIR_MS)
    }

    async index(): Promise<void> {
      const stored = this.head()
      if (stored === null || stored.indexedRev === stored.rev) return
      const { id, doc, rev, updatedAt, deletedAt } = stored
      await this.deps.index({ id, doc, rev, updatedAt, deletedAt })
      writeIndexed(this.sql, rev)
      if (this.stored) this.stored = { ...this.stored, indexedRev: Math.max(this.stored.indexedRev, rev) }
      if (this.head()?.rev === rev) await this.ctx.storage.deleteAlarm()
    }

    get sql() {
      return this.ctx.storage.sql
    }
  }
}
