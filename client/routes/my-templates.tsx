import '#client/styles/search.css'
import '#client/styles/usage.css'
import { PageHead } from '#client/components/page-head.tsx'
import { usePageTitle } from '#client/components/pager.tsx'
import { PlanStrip } from '#client/features/account/plan-strip.tsx'
import { ResumesPage } from '#client/features/resumes/resumes-page.tsx'
import { useMessages } from '#client/i18n/messages.ts'
import { resumesMessages } from '#client/i18n/resumes.ts'
import { usePayload } from '#client/lib/page.tsx'

export default function MyTemplatesRoute() {
  const t = useMessages(resumesMessages)
  return (
    <>
      <PageHead title={usePageTitle(t.title, usePayload('myResumes').list.page)} noindex />
      <PlanStrip />
      <ResumesPage />
    </>
  )
}
