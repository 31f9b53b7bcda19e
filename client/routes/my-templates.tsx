import '#client/styles/search.css'
import '#client/styles/usage.css'
import { PageHead } from '#client/components/page-head.tsx'
import { usePageTitle } from '#client/components/pager.tsx'
import { PlanStrip } from '#client/features/account/plan-strip.tsx'
import { ResumesPage } from '#client/features/resumes/resumes-page.tsx'
import { overviewMessages } from '#client/i18n/applications-overview.ts'
import { useMessages } from '#client/i18n/messages.ts'
import { resumesMessages } from '#client/i18n/resumes.ts'
import { usePayload } from '#client/lib/page.tsx'

export default function MyTemplatesRoute() {
  const t = useMessages(resumesMessages)
  const { view } = useMessages(overviewMessages)
  const { query, list, applications } = usePayload('myResumes')
  const shown = query.applications ? applications : null
  const title = usePageTitle(shown === null ? t.title : view, (shown ?? list).page)
  return (
    <>
      <PageHead title={title} noindex />
      <PlanStrip />
      <ResumesPage />
    </>
  )
}
