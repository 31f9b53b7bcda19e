import { Fragment, useState } from 'react'
import { Button } from '#client/components/button.tsx'
import { ConfirmDialog } from '#client/components/confirm-dialog.tsx'
import { Facts } from '#client/components/facts.tsx'
import { QrCode } from '#client/components/qr-code.tsx'
import { TimeAgo } from '#client/components/time-ago.tsx'
import { useMessages } from '#client/i18n/messages.ts'
import { sharingMessages } from '#client/i18n/sharing.ts'
import { useClient } from '#client/lib/client.tsx'
import { formatDay } from '#client/lib/dates.ts'
import { useLocale } from '#client/lib/page.tsx'
import { localePath } from '#client/lib/paths.ts'
import { say } from '#client/lib/say.ts'
import type { Locale } from '#src/contract/locale.ts'
import { sharedPath } from '#src/contract/own-addresses.ts'
import type { Share } from '#src/contract/shares.ts'
import { ShareForm } from './share-form.tsx'
import type { ShareInput } from './use-shares.ts'

const QR_SIZE = 180

type ShareEntryProps = {
  share: Share
  /** The language of the page behind the link. */
  language: Locale
  onChange: (input: ShareInput) => Promise<void>
  onRevoke: () => void
}

/** One link with its number of openings: it can be copied, scanned, changed and withdrawn. */
export function ShareEntry({ share, language, onChange, onRevoke }: ShareEntryProps) {
  const t = useMessages(sharingMessages)
  const [shown, setShown] = useState<'qr' | 'form' | 'revoke' | null>(null)
  const { label, token } = share
  const address = location.origin + localePath(language, sharedPath(token))
  const copy = useCopy()
  const of = (action: string) => `${action} · ${label}`

  async function change(input: ShareInput): Promise<void> {
    await onChange(input)
    setShown(null)
    say(t.changed(input.label))
  }

  const toggle = (part: 'qr' | 'form', text: string) => (
    <Button
      size="small"
      aria-label={of(text)}
      aria-expanded={shown === part}
      onClick={() => setShown(shown === part ? null : part)}
    >
      {text}
    </Button>
  )

  return (
    <li className="py-5">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h3 className="min-w-0 font-medium wrap-anywhere">{label}</h3>
        <p className="text-sm text-muted">
          <Facts
            facts={[
              t.opens(share.opens),
              share.opened_at !== null && (
                <Fragment key="opened">
                  {t.lastOpened}
                  <TimeAgo time={share.opened_at} />
                </Fragment>
              ),
            ].filter((fact) => fact !== false)}
          />
        </p>
      </div>
      <Settings share={share} />
      <div className="mt-3 flex flex-wrap gap-2">
        <input
          readOnly
          aria-label={t.address(label)}
          value={address}
          onFocus={({ target }) => target.select()}
          className="h-9 min-w-0 flex-1 basis-60 truncate rounded-md border border-field bg-sunken px-3 text-sm max-sm:h-11"
        />
        <Button size="small" aria-label={of(t.copy)} onClick={() => void copy(address)}>
          {t.copy}
        </Button>
        {toggle('qr', t.qr)}
        {toggle('form', t.change)}
        <Button size="small" variant="danger" aria-label={of(t.revoke)} onClick={() => setShown('revoke')}>
          {t.revoke}
        </Button>
      </div>
      {shown === 'qr' && (
        <div className="mt-4">
          <QrCode value={address} size={QR_SIZE} alt={t.qrOf(label)} />
        </div>
      )}
      {shown === 'form' && (
        <div className="mt-4 rounded-md border border-line p-4">
          <ShareForm share={share} submit={t.save} onSubmit={change} onCancel={() => setShown(null)} />
        </div>
      )}
      <ConfirmDialog
        open={shown === 'revoke'}
        onClose={() => setShown(null)}
        title={t.revokeTitle(label)}
        text={t.revokeText}
        cancel={t.cancel}
      >
        <Button variant="danger" onClick={onRevoke}>
          {t.revoke}
        </Button>
      </ConfirmDialog>
    </li>
  )
}

function Settings({ share }: { share: Share }) {
  const t = useMessages(sharingMessages)
  const locale = useLocale()
  const { expires_at: end, has_password, hide_contacts, download, comments } = share
  const facts = [
    end !== null && (end <= Date.now() ? t.expired : t.until(formatDay(end, locale))),
    has_password && t.withPassword,
    hide_contacts && t.contactsHidden,
    !download && t.noDownload,
    comments && t.withComments,
  ].filter((fact) => fact !== false)
  return (
    facts.length > 0 && (
      <p className="mt-1 text-sm text-muted">
        <Facts facts={facts} />
      </p>
    )
  )
}

function useCopy(): (text: string) => Promise<void> {
  const t = useMessages(sharingMessages)
  const client = useClient()
  return async (text) => {
    try {
      await navigator.clipboard.writeText(text)
      client.notify({ kind: 'success', title: t.copied })
    } catch {
      client.notify({ kind: 'info', title: t.copyFailed })
    }
  }
}
