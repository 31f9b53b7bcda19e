import type { StatementSamples } from '#scripts/lib/ledger/cast.ts'
import {
  allowPhone,
  askFor,
  beginPicture,
  collectHandoff,
  endPicture,
  findHandoff,
  findOwnHandoff,
  makeHandoff,
  refusePhone,
} from '#src/api/db/accounts/handoffs.ts'

/** Every statement about what a desk hands to a phone. */
export const handoffSamples: StatementSamples = {
  makeHandoff: (db, c) =>
    makeHandoff(db, {
      id: c.fresh,
      linkHash: c.fresh,
      purpose: 'resume',
      userId: c.userId,
      resumeId: c.resumeId,
      sessionHash: `other-${c.tokenHash}`,
      addressKey: c.address,
      now: c.now,
    }),
  findHandoff: (db, c) => findHandoff(db, c.handoff, c.now),
  findOwnHandoff: (db, c) => findOwnHandoff(db, c.handoff, c.tokenHash, c.now),
  askFor: (db, c) =>
    askFor(db, {
      linkHash: c.handoff,
      phoneHash: 'phone',
      agent: 'Chrome',
      place: '',
      addressKey: c.address,
      ownSession: '',
      now: c.now,
    }),
  allowPhone: (db, c) => allowPhone(db, c.handoff, c.tokenHash, c.now),
  beginPicture: (db, c) =>
    beginPicture(db, { linkHash: c.handoff, phoneHash: 'phone', pictureHash: 'sha', now: c.now }),
  endPicture: (db, c) =>
    endPicture(db, {
      linkHash: c.handoff,
      phoneHash: 'phone',
      pictureHash: 'sha',
      key: c.photo,
      shape: 'square',
      now: c.now,
    }),
  collectHandoff: (db, c) =>
    collectHandoff(db, { linkHash: c.handoff, phoneHash: 'phone', ownSession: '', session: c.session, now: c.now }),
  refusePhone: (db, c) => refusePhone(db, c.handoff, c.tokenHash, c.now),
}
