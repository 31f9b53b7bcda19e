import type { ApplicationRow, WholeApplicationRow } from '#src/api/db/applications/application-list.ts'
import { readApplication } from '#src/api/db/applications/application-list.ts'
import { shareTokenOf } from '#src/api/domain/share-pass.ts'
import { ApiError } from '#src/api/wire/errors.ts'
import { type Caller, requireSession } from '#src/api/wire/handler.ts'
import { type Application, type ApplicationCard, applicationCard, type Sending } from '#src/contract/index.ts'

/** An application as its owner's lists show it. */
export function applicationCardOf(row: ApplicationRow, appSecret: string): ApplicationCard {
  const { resume_id, resume_title, resume_deleted } = row
  const inOrder = row.coverage.toSorted((a, b) => (a.slot < b.slot ? -1 : 1))
  return applicationCard.parse({
    ...row,
    resume: resume_id === null ? null : { id: resume_id, title: resume_title, deleted: resume_deleted === 1 },
    coverage: inOrder,
    sendings: row.sendings
      .toSorted((a, b) => a.created_at - b.created_at || (a.id < b.id ? -1 : 1))
      .map((sent) => sendingOf(sent, appSecret)),
  })
}

function sendingOf(row: ApplicationRow['sendings'][number], appSecret: string): Sending {
  const { id, sent_on: on, name, bytes, kept, share_id, share_label: label } = row
  return {
    id,
    on,
    file: bytes === 0 ? null : { name, bytes, kept: kept === 1 },
    link: label === '' ? null : { label, token: share_id === null ? null : shareTokenOf(appSecret, share_id) },
  }
}

function wholeApplication(row: WholeApplicationRow, appSecret: string): Application {
  const states = row.states.toSorted((a, b) => a.number - b.number).map(({ status, at }) => ({ status, at }))
  return { ...applicationCardOf(row, appSecret), posting: row.posting, states }
}

/**
 * Reads one of the caller's applications with everything stored about it.
 * @throws ApiError `resource.missing` for one that is somebody else's or never existed
 */
export async function askApplication(id: string, caller: Caller): Promise<Application> {
  const { db, config, now } = caller.services
  const row = await readApplication(db, { id, userId: requireSession(caller).userId, now: now() })
  if (row === null) throw new ApiError('resource.missing')
  return wholeApplication(row, config.appSecret)
}
