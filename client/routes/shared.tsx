import '#client/styles/samples.css'
import { useRef } from 'react'
import { PageHead } from '#client/components/page-head.tsx'
import { PartBoundary } from '#client/components/part-boundary.tsx'
import { useHydrated } from '#client/components/use-hydrated.ts'
import { Sheet } from '#client/features/samples/sheet.tsx'
import { hasReaderKey } from '#client/features/sharing/comments/reader-key.ts'
import { LockedForm } from '#client/features/sharing/locked-form.tsx'
import { SharedBar } from '#client/features/sharing/shared-bar.tsx'
import { useMessages } from '#client/i18n/messages.ts'
import { sharedMessages } from '#client/i18n/shared.ts'
import { useClient } from '#client/lib/client.tsx'
import { usePage, usePayload } from '#client/lib/page.tsx'
import { lazyPart, loadPart } from '#client/lib/part.ts'
import { localePath } from '#client/lib/paths.ts'

const ReaderComments = lazyPart(
  import.meta.env.SSR
    ? null
    : async () => (await import('#client/features/sharing/comments/reader-comments.tsx')).ReaderComments,
)
const loadMaker = import.meta.env.SSR ? null : () => import('#client/features/editor/shared-file.ts')

export default function SharedPage() {
  const t = useMessages(sharedMessages)
  const client = useClient()
  const { locale, params } = usePage()
  const { shared } = usePayload('shared')
  const isHydrated = useHydrated()
  const token = params.token ?? ''
  const sheet = useRef<HTMLElement>(null)
  if (shared.state === 'locked') {
    return (
      <>
        <PageHead title={t.lockedTitle} noindex languages={[locale]} />
        <LockedForm />
      </>
    )
  }

  async function download(): Promise<boolean> {
    const [{ deliverShared }, { data }] = await Promise.all([
      loadPart(loadMaker),
      client.call('resume.Share/document', { token }),
    ])
    return deliverShared(data.doc, `/api/resume.Share/photo?token=${token}`, t.untitled)
  }

  return (
    <div className="min-h-dvh bg-sunken px-3 pb-10 sm:px-6 print:min-h-0 print:bg-transparent print:p-0">
      <PageHead title={shared.title} noindex languages={[locale]} />
      <SharedBar onDownload={shared.download ? download : null} />
      <h1 className="sr-only">{shared.title}</h1>
      <section ref={sheet} aria-label={t.text} className="mx-auto max-w-4xl">
        <Sheet html={shared.html} />
      </section>
      {isHydrated && (shared.comments || hasReaderKey(token)) && (
        <PartBoundary onGone={() => {}}>
          <ReaderComments token={token} sheet={sheet} isTaking={shared.comments} />
        </PartBoundary>
      )}
      <footer className="mt-6 text-center text-sm text-muted print:hidden">
        <a href={localePath(locale, '/')} className="link">
          {t.madeWith}
        </a>
      </footer>
    </div>
  )
}
