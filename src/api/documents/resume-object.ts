import { DurableObject } from 'cloudflare:workers'
import type * as Workers from '@cloudflare/workers-types'
import type { ResumeDocument } from '#src/resume/document.ts'
import { acceptSave, newResume, type Save, type SaveAnswer } from '#src/resume/sync/accept.ts'
import type { HistoryRow } from '#src/resume/sync/history.ts'
import { type Archive, type ArchivedAfter, readArchive } from './archive.ts'
import { type CopyOutcome, type ObjectCopy, placeCopy, readCopy } from './copy.ts'
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

/** A résumé's entry for the index. Times in ms since 1970. */
export type IndexEntry = { id: string; doc: ResumeDocument; rev: number; updatedAt: number; deletedAt: number | null }

/** The side effects of the object; `index` must refuse older revisions. */
export type ResumeObjectDeps = {
  now: () => number
  index: (entry: IndexEntry) => Promise<void>
  /** Whether a change alters how lists name or draw the résumé. */
  looksNew: (before: ResumeDocument, after: ResumeDocument) => boolean
  /** A socket has been closed by its browser. */
  forgetSocket: (id: string) => Promise<void>
  log: { error: (event: string, error: unknown) => void }
}

/** How long, in ms, the index may lack a change before the alarm writes it: after a delayed or a failed write. */
const INDEX_AFTER_MS = 15_000
const HISTORY_SHOWN = 200

/** `missing`: this user has no such résumé, or it is deleted. */
type Found<T> = T | 'missing'

/**
 * The Durable Object of one résumé: its document, revisions and history. Every change is one synchronous block, so that
 * nothing interleaves between reading and storing; the platform holds answers back until the storage is durable.
 */
export function resumeObjectOf<B>(depsOf: (bindings: B) => ResumeObjectDeps) {
  return class ResumeObject extends DurableObject<B> {
    readonly deps: ResumeObjectDeps
    /** A copy of the stored state; undefined when it has to be read again. */
    stored: Stored | null | undefined
    /** Whether the alarm is known to be set. */
    isAlarmSet = false

    constructor(ctx: Workers.DurableObjectState, env: B) {
      super(ctx, env)
      this.deps = depsOf(env)
      if (hasStorage(this.sql)) prepareStorage(this.sql)
    }

    /** Creates the résumé, unless it exists. Only this and `place` create the tables. */
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

    /** Stores the present state as a named version; `full` when the limit is reached. */
    nameVersion(owner: number, name: string): Found<'kept' | 'full'> {
      const stored = this.of(owner)
      if (stored === null) return 'missing'
      return nameVersion(this.sql, stored, name, this.deps.now()) ? 'kept' : 'full'
    }

    /** Stores the present state as a version, before a large change. */
    keepVersion(owner: number): Found<null> {
      const stored = this.of(owner)
      if (stored === null) return 'missing'
      this.change(() => keepVersion(this.sql, stored, this.deps.now(), 0))
      return null
    }

    /** Changes the résumé's title, once per `mid`. */
    rename(owner: number, title: string, mid: string): Found<null> {
      const before = this.of(owner)
      if (before === null) return 'missing'
      this.accept(before, { rev: before.rev, mid, journal: 'rename', doc: { ...before.doc, title } })
      return null
    }

    history(owner: number): Found<HistoryRow[]> {
      return this.of(owner) === null ? 'missing' : readHistory(this.sql, HISTORY_SHOWN)
    }

    /**
     * All stored data, also of a deleted résumé; `after` says where versions and history continue. `unreadable`: the
     * stored data is no valid document; the cause is logged.
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

    /** A part of everything stored, for a backup; null when there is no résumé. */
    copy(after: ArchivedAfter): ObjectCopy | null {
      return readCopy(this.sql, after)
    }

    /** Stores a part of a backup where there is no résumé; with the last part, the alarm is set to write the index. */
    place(copy: ObjectCopy): CopyOutcome {
      const placed = this.change(() => placeCopy(this.sql, copy))
      if (copy.head !== null && placed === 'placed') this.setAlarm()
      return placed
    }

    /** The photos that must stay while the résumé is there, deleted or not. */
    photos(): string[] {
      return this.head() === null ? [] : readPhotoKeys(this.sql)
    }

    /**
     * Deletes softly, or restores with null. A deletion resolves once the index has it. A restored résumé was counted
     * as active before this call, so if the index cannot be reached, the call still succeeds: the alarm tries again.
     */
    async setDeleted(owner: number, deletedAt: number | null): Promise<Found<null>> {
      const before = this.head()
      if (before === null || before.owner !== owner) return 'missing'
      if ((before.deletedAt === null) !== (deletedAt === null)) {
        this.put({ ...before, rev: before.rev + 1, deletedAt })
        if (deletedAt !== null) sendAway(this.ctx, 'deleted')
        this.setAlarm()
      }
      if (deletedAt === null) await this.tryIndex()
      else await this.index()
      return null
    }

    /** Brings the index up to date for somebody who is about to read it. */
    async showNewest(owner: number): Promise<Found<null>> {
      if (this.of(owner) === null) return 'missing'
      await this.index()
      return null
    }

    /** Forgets everything, tables and alarm as well. */
    async destroy(): Promise<void> {
      sendAway(this.ctx, 'deleted')
      this.stored = undefined
      await this.ctx.storage.deleteAll()
    }

    /** Accepts a WebSocket of the owner, who is named in headers set by the Worker. */
    override fetch(request: Upgrade): Workers.Response {
      return joinSocket(this.ctx, request, (owner) => this.of(owner) !== null)
    }

    /** Closes some sockets, by their ids. */
    dismiss(ids: readonly string[], why: Dismissal): void {
      dismissSockets(this.ctx, ids, why)
    }

    override async webSocketClose(socket: Attached): Promise<void> {
      const id = idOfSocket(socket)
      // Before the socket is forgotten: lists ask the objects of open editors, and no others.
      await this.tryIndex()
      await this.deps.forgetSocket(id).catch((error: unknown) => this.deps.log.error('sockets.forget', error))
    }

    override webSocketMessage(socket: Closable, message: string | ArrayBuffer): void {
      refuseMessage(socket, message)
    }

    /** Writes the index that was not written at once; an error makes the platform try again. */
    override async alarm(): Promise<void> {
      this.isAlarmSet = false
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
      if (this.hasEditor() && !this.deps.looksNew(before.doc, stored.doc)) this.indexLater()
      else this.indexSoon()
      announce(this.ctx, { rev: stored.rev, mid: save.mid }, now)
      return answer
    }

    /** Runs a change as a whole; after a failure the state is read from storage again. */
    change<T>(run: () => T): T {
      try {
        return this.ctx.storage.transactionSync(run)
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

    /** Updates the index in the background. */
    indexSoon(): void {
      this.setAlarm()
      this.ctx.waitUntil(this.tryIndex())
    }

    /** Updates the index some seconds later, with several changes at once, while somebody is typing. */
    indexLater(): void {
      if (!this.isAlarmSet) this.setAlarm()
    }

    setAlarm(): void {
      this.isAlarmSet = true
      void this.ctx.storage.setAlarm(this.deps.now() + INDEX_AFTER_MS)
    }

    /** Whether an editor that the ledger knows of is connected, so that lists can ask for its changes. */
    hasEditor(): boolean {
      return this.ctx.getWebSockets().length > 0
    }

    async index(): Promise<void> {
      const stored = this.head()
      if (stored === null || stored.indexedRev === stored.rev) return
      const { id, doc, rev, updatedAt, deletedAt } = stored
      await this.deps.index({ id, doc, rev, updatedAt, deletedAt })
      writeIndexed(this.sql, rev)
      if (this.stored) this.stored = { ...this.stored, indexedRev: Math.max(this.stored.indexedRev, rev) }
      if (this.head()?.rev !== rev) return
      this.isAlarmSet = false
      await this.ctx.storage.deleteAlarm()
    }

    /** As `index`, but a failure is logged and not thrown: the alarm tries again. */
    async tryIndex(): Promise<void> {
      await this.index().catch((error: unknown) => this.deps.log.error('resume.index', error))
    }

    get sql() {
      return this.ctx.storage.sql
    }
  }
}
