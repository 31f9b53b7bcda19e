import type { StatementSamples } from '#scripts/lib/ledger/cast.ts'
import {
  countWaitingMessages,
  findMessage,
  keepMessage,
  noteMail,
  takeMessage,
  waitingMessages,
} from '#src/api/db/contact-messages.ts'
import {
  addLinkedFile,
  countEndedLinks,
  endedLinks,
  forgetLinks,
  linkedFileName,
} from '#src/api/db/files/linked-files.ts'
import {
  addPhoto,
  countPhotosToCheck,
  forgetPhotos,
  giveUpPhotos,
  isPhotoOf,
  photoOwnersToCheck,
} from '#src/api/db/files/photos.ts'
import { noteThumbnail, thumbnailRev } from '#src/api/db/files/thumbnails.ts'
import {
  addResume,
  countAgain,
  countExpiredResumes,
  countOnlineResumes,
  expiredResumes,
  forgetResume,
  giveUpDeleted,
  giveUpResume,
  indexResume,
  isResumeOf,
  listResumes,
  resumesOf,
  twinOf,
  uncount,
} from '#src/api/db/resumes/resumes.ts'
import { addShare, changeShare, listShares, readShare, revokeShare, wasLink } from '#src/api/db/resumes/shares.ts'
import {
  addSocket,
  countEndedSockets,
  endedSockets,
  forgetSockets,
  openedResumes,
} from '#src/api/db/resumes/sockets.ts'

const settings = { label: 'Link', expiresAt: null, hideContacts: false, download: true, comments: true }
const row = {
  title: 'Résumé',
  locale: 'zh',
  design: 'ink',
  colour: null,
  completeness: 50,
  twin: null,
} as const

/** Every statement about what people make: résumés, photos, links, messages. */
export const resumeSamples: StatementSamples = {
  addResume: (db, c) => addResume(db, { ...row, id: c.fresh, userId: c.userId, key: c.fresh, now: c.now, limit: 100 }),
  indexResume: (db, c) =>
    indexResume(db, { ...row, id: c.resumeId, rev: 1_000_000, updated_at: c.now, deleted_at: null }),
  countAgain: (db, c) => countAgain(db, { id: c.resumeId, userId: c.userId, limit: 10, now: c.now }),
  uncount: (db, c) => uncount(db, { id: c.resumeId, userId: c.userId, rev: 1, deleted_at: c.now }),
  twinOf: (db, c) => twinOf(db, { userId: c.userId, pair: 'pair', locale: 'en' }),
  countOnlineResumes: (db, c) => countOnlineResumes(db, c.userId),
  ...Object.fromEntries(
    (['updated', 'created', 'title'] as const).flatMap((sort) =>
      [true, false].map((deleted) => [
        `listResumes, ${sort}${deleted ? ', deleted' : ''}`,
        (db, c) => listResumes(db, { userId: c.userId, page: 1, deleted, q: '', sort, now: c.now }),
      ]),
    ),
  ),
  resumesOf: (db, c) => resumesOf(db, [c.userId]),
  giveUpDeleted: (db, c) => giveUpDeleted(db, { userId: c.userId, kept: 10, now: c.now }),
  giveUpResume: (db, c) => giveUpResume(db, c.fresh, c.userId),
  isResumeOf: (db, c) => isResumeOf(db, c.resumeId, c.userId),
  expiredResumes: (db, c) => expiredResumes(db, c.now, 50),
  countExpiredResumes: (db, c) => countExpiredResumes(db, c.now),
  forgetResume: (db, c) => forgetResume(db, c.fresh),
  noteThumbnail: (db, c) => noteThumbnail(db, c.resumeId, c.userId, 1),
  thumbnailRev: (db, c) => thumbnailRev(db, c.resumeId, c.userId),
  addPhoto: (db, c) =>
    addPhoto(db, {
      key: c.fresh,
      userId: c.userId,
      sha256: c.fresh,
      bytes: 1000,
      now: c.now,
      limits: { photos: 50, bytes: 1_000_000 },
    }),
  isPhotoOf: (db, c) => isPhotoOf(db, c.photo, c.userId),
  photoOwnersToCheck: (db, c) => photoOwnersToCheck(db, c.now, 20),
  countPhotosToCheck: (db, c) => countPhotosToCheck(db, c.now),
  giveUpPhotos: (db, c) =>
    giveUpPhotos(db, [{ userId: c.userId, used: [c.photo] }], { now: c.now, before: 0, every: 1 }),
  forgetPhotos: (db, c) => forgetPhotos(db, [c.fresh]),
  addLinkedFile: (db, c) =>
    addLinkedFile(db, { key: c.fresh, userId: c.userId, name: 'resume.pdf', expiresAt: c.now }, c.now),
  linkedFileName: (db, c) => linkedFileName(db, c.link, c.now),
  endedLinks: (db, c) => endedLinks(db, c.now, 1000),
  countEndedLinks: (db, c) => countEndedLinks(db, c.now),
  forgetLinks: (db, c) => forgetLinks(db, [c.fresh]),
  addShare: (db, c) =>
    addShare(db, {
      ...settings,
      id: c.fresh,
      resumeId: c.resumeId,
      userId: c.userId,
      key: c.fresh,
      tokenHash: c.fresh,
      passwordHash: null,
      now: c.now,
    }),
  listShares: (db, c) => listShares(db, c.resumeId, c.userId),
  changeShare: (db, c) => changeShare(db, { ...settings, id: c.share, userId: c.userId, passwordHash: undefined }),
  revokeShare: (db, c) => revokeShare(db, c.fresh, c.userId, c.now),
  readShare: (db, c) => readShare(db, c.share),
  wasLink: (db, c) => wasLink(db, c.share),
  addSocket: (db, c) =>
    addSocket(db, {
      id: c.fresh,
      resumeId: c.resumeId,
      userId: c.userId,
      tokenHash: c.tokenHash,
      openedAt: c.now,
    }),
  openedResumes: (db, c) => openedResumes(db, c.userId),
  endedSockets: (db, c) => endedSockets(db, c.now, 200),
  countEndedSockets: (db, c) => countEndedSockets(db, c.now),
  forgetSockets: (db, c) => forgetSockets(db, [c.fresh]),
  findMessage: (db, c) => findMessage(db, c.fresh),
  keepMessage: (db, c) =>
    keepMessage(db, {
      number: c.fresh,
      digest: c.fresh,
      userId: c.userId,
      email: c.email,
      name: 'Ann',
      topic: 'other',
      order_no: '',
      message: 'Hello',
      locale: 'zh',
      at: c.now,
    }),
  takeMessage: (db, c) => takeMessage(db, c.fresh),
  noteMail: (db, c) => noteMail(db, c.fresh, 'sent'),
  waitingMessages: (db) => waitingMessages(db, 20),
  countWaitingMessages: (db, c) => countWaitingMessages(db, c.now),
}
