import { PageHead } from '#client/components/page-head.tsx'
import { EditPage } from '#client/features/editor/edit-page.tsx'
import { GuestPage } from '#client/features/editor/guest/guest-page.tsx'
import { KeptPage } from '#client/features/editor/kept/kept-page.tsx'
import { editorMessages } from '#client/i18n/editor.ts'
import { guestMessages } from '#client/i18n/guest.ts'
import { keptMessages } from '#client/i18n/kept.ts'
import { useMessages } from '#client/i18n/messages.ts'
import { useLocale, usePage, usePayload } from '#client/lib/page.tsx'
import { NEW_RESUME } from '#src/contract/addresses.ts'

/**
 * The editor of an account's résumés, with and without a network, or of those written without an account: one page, so
 * that all load the same.
 */
export default function EditRoute() {
  const { routeName } = usePage()
  if (routeName === 'edit') return <OfAccount />
  return routeName === 'edit-offline' ? <Offline /> : <OfDevice />
}

function Offline() {
  const t = useMessages(keptMessages)
  return (
    <>
      <PageHead title={t.title} noindex />
      <KeptPage />
    </>
  )
}

function OfAccount() {
  const t = useMessages(editorMessages)
  const { resume, mine } = usePayload('editor')
  const name = mine.items.find(({ id }) => id === resume?.id)?.title
  return (
    <>
      <PageHead title={resume ? t.editorOf(name || t.untitled) : t.editor} noindex />
      <EditPage />
    </>
  )
}

function OfDevice() {
  const t = useMessages(guestMessages)
  return (
    <>
      <PageHead title={t.pageTitle} description={t.description} canonical={NEW_RESUME} />
      <link rel="manifest" href={`/app.${useLocale()}.webmanifest`} />
      <link rel="apple-touch-icon" href="/icons/180.png" />
      <GuestPage />
    </>
  )
}
