import { useState } from 'react'
import { Button, ButtonLink } from '#client/components/button.tsx'
import { Deferred } from '#client/components/deferred.tsx'
import { Skeleton } from '#client/components/skeleton.tsx'
import { useMessages } from '#client/i18n/messages.ts'
import { detailMessages } from '#client/i18n/word-detail.ts'
import { useClient, useUser } from '#client/lib/client.tsx'
import { formatYuan } from '#client/lib/money.ts'
import { useLocale } from '#client/lib/page.tsx'
import { localePath } from '#client/lib/paths.ts'
import { startPath } from '#src/contract/addresses.ts'
import type { WordAccess, WordTemplate } from '#src/contract/word.ts'
import { FavouriteButton } from './favourite-button.tsx'
import { isUsedUp, QuotaLine } from './quota-line.tsx'
import { useDownload } from './use-download.ts'
import { useLatestAccess } from './use-latest-access.ts'

/** The buttons of a template: download, favourite, edit online; with what is left of today's limit. */
export function TemplateActions({ template }: { template: WordTemplate }) {
  const { latest, refresh } = useLatestAccess(template.id)
  // Not part of what loads late, so that the button is not replaced while somebody presses it.
  const [arrived, setArrived] = useState<WordAccess | null>(null)
  const access = latest ?? arrived
  const download = useDownload(template.id, refresh)
  const input = { id: String(template.id) }
  return (
    <>
      <div className="detail-actions">
        <p className="flex min-h-6 items-center text-sm">
          <Deferred
            name="word.Jianli/access"
            input={input}
            fallback={<Skeleton className="h-4 w-56" />}
            failure={<QuotaLine access={null} />}
          >
            {(access) => <QuotaLine access={latest ?? access} onArrived={() => setArrived(access)} />}
          </Deferred>
        </p>
        <DownloadButton download={download} usedUp={access !== null && isUsedUp(access)} />
        <Deferred name="word.Jianli/access" input={input} fallback={null} failure={null}>
          {(access) => <SinglePurchase id={template.id} access={latest ?? access} onPaid={download.start} />}
        </Deferred>
      </div>
      <div className="detail-more">
        <Deferred
          name="word.Jianli/access"
          input={input}
          fallback={<Skeleton className="h-11" />}
          failure={<FavouriteButton template={template} initial={false} />}
        >
          {(access) => {
            const { favourite } = latest ?? access
            return <FavouriteButton key={String(favourite)} template={template} initial={favourite} />
          }}
        </Deferred>
        <EditLink template={template} />
      </div>
    </>
  )
}

type DownloadButtonProps = { download: ReturnType<typeof useDownload>; usedUp: boolean }

/** The download button; when today's limit is used up it says so, and pressing it shows the alternatives. */
function DownloadButton({ download: { busy, link }, usedUp }: DownloadButtonProps) {
  const t = useMessages(detailMessages)
  const signedIn = useUser() !== null
  return (
    <ButtonLink
      variant={usedUp ? 'secondary' : 'primary'}
      size="large"
      icon={usedUp ? 'clock' : 'download'}
      wide
      aria-disabled={busy || undefined}
      {...link}
    >
      {signedIn ? (busy ? t.downloading : usedUp ? t.usedUp : t.download) : t.signInToDownload}
    </ButtonLink>
  )
}

/** Offers this template alone with its price; after the payment the download starts. */
function SinglePurchase({ id, access, onPaid }: { id: number; access: WordAccess; onPaid: () => void }) {
  const t = useMessages(detailMessages)
  const { openPurchase } = useClient()
  if (access.purchased) return null
  return (
    <Button
      wide
      variant={isUsedUp(access) ? 'primary' : 'quiet'}
      onClick={() => openPurchase({ templateId: id, afterwards: onPaid })}
    >
      {t.buySingle(formatYuan(access.price))}
    </Button>
  )
}

function EditLink({ template }: { template: WordTemplate }) {
  const t = useMessages(detailMessages)
  const locale = useLocale()
  return (
    <ButtonLink icon="edit" href={localePath(locale, startPath(template))} className="px-3">
      {t.edit}
    </ButtonLink>
  )
}
