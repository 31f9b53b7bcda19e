import type { StatementSamples } from '#scripts/lib/ledger/cast.ts'
import {
  addComment,
  addOwnerAnswer,
  addReaderAnswer,
  commentsOfReader,
  commentsOfResume,
  removeComment,
  settleComment,
  withdrawComment,
} from '#src/api/db/resumes/comments.ts'

/** Comments on shared résumés. */
export const commentSamples: StatementSamples = {
  addComment: (db, c) =>
    addComment(
      db,
      { shareId: c.share, hash: c.fresh },
      {
        id: c.fresh,
        key: c.fresh,
        name: 'Ann',
        place: 'items/i1',
        quote: '',
        text: 'A number here?',
        proposal: null,
        now: c.now,
      },
    ),
  commentsOfReader: (db, c) => commentsOfReader(db, { shareId: c.share, hash: c.fresh }),
  commentsOfResume: (db, c) => commentsOfResume(db, c.resumeId, c.userId, c.now),
  addOwnerAnswer: (db, c) => addOwnerAnswer(db, c.userId, { comment: c.fresh, key: c.fresh, text: 'Yes', now: c.now }),
  addReaderAnswer: (db, c) =>
    addReaderAnswer(
      db,
      { shareId: c.share, hash: c.fresh },
      { comment: c.fresh, key: c.fresh, text: 'Yes', now: c.now },
    ),
  settleComment: (db, c) => settleComment(db, { id: c.fresh, userId: c.userId, state: 'resolved' }),
  removeComment: (db, c) => removeComment(db, c.fresh, c.userId),
  withdrawComment: (db, c) => withdrawComment(db, { shareId: c.share, hash: c.fresh }, c.fresh),
}
