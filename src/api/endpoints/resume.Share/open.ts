import { isLocked, openShare, sharedResumeOf } from '#src/api/resumes/sharing.ts'
import type { Handler } from '#src/api/wire/handler.ts'
import { titleOf, viewResume } from '#src/resume/view.ts'

/** A shared résumé, or the demand for its password. */
export const openShared: Handler<'resume.Share/open'> = async ({ token }, caller) => {
  const row = await openShare(token, caller.services)
  if (isLocked(row, caller)) return { state: 'locked' }
  const [document, { sheetHtml }] = await Promise.all([
    sharedResumeOf(row, caller.services),
    import('#src/resume/sheet/sheet.ts'),
  ])
  const { locale } = document
  const photo = document.basics.photo === undefined ? undefined : `/api/resume.Share/photo?token=${token}`
  return {
    state: 'open',
    title: titleOf(viewResume(document)),
    html: sheetHtml(document, { links: true, photo, places: row.comments }),
    locale,
    download: row.download,
    comments: row.comments,
  }
}
