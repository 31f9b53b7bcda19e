import type { Services } from '#src/services.ts'
import { sweepAttempts } from './db/attempts.ts'
import { sweepRedeemCodes } from './db/redemptions.ts'
import { expiredResumes, forgetResume } from './db/resumes.ts'
import { sweepSessions } from './db/sessions.ts'
import { sweepCodes } from './db/sms-codes.ts'
import { sweepScenes } from './db/wechat-scenes.ts'

/** Removes what has ended and no rule looks at any more: sessions, codes, attempts. For a timer. */
export async function sweepExpired({ db, now }: Services): Promise<void> {
  const time = now()
  await db.batch([
    sweepSessions(db, time),
    sweepCodes(db, time),
    sweepAttempts(db, time),
    sweepScenes(db, time),
    sweepRedeemCodes(db, time),
  ])
}

/** How many deleted résumés are removed for good at a time. */
const REMOVALS = 50

/** Removes résumés whose time to be restored is over: the object first, so that none stays behind without its row. */
export async function sweepResumes({ db, documents, now }: Services): Promise<void> {
  const time = now()
  for (const id of await expiredResumes(db, time, REMOVALS)) {
    await documents.getByName(id).destroy()
    await forgetResume(db, id)
  }
}
