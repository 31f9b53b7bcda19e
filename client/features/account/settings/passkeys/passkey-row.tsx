import { useState } from 'react'
import { Button } from '#client/components/button.tsx'
import { TimeAgo } from '#client/components/time-ago.tsx'
import { passkeysMessages } from '#client/i18n/account-passkeys.ts'
import { useMessages } from '#client/i18n/messages.ts'
import { formatMinute } from '#client/lib/clock.ts'
import { useLocale } from '#client/lib/page.tsx'
import type { Passkey } from '#src/contract/passkeys.ts'
import { PasskeyNameForm } from './passkey-name-form.tsx'

type PasskeyRowProps = { passkey: Passkey; busy: boolean; onRemove: () => void }

/** One passkey: its name, when it was used, and its buttons. */
export function PasskeyRow({ passkey, busy, onRemove }: PasskeyRowProps) {
  const t = useMessages(passkeysMessages)
  const [open, setOpen] = useState<'name' | 'removal' | null>(null)
  const { name } = passkey
  const close = () => setOpen(null)
  return (
    <li className="border-line p-4 not-first:border-t sm:px-5">
      <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
        <div className="min-w-0 flex-1 basis-60">
          <p className="font-medium break-words">{name}</p>
          <Facts passkey={passkey} />
        </div>
        {open === null && (
          <div className="flex flex-wrap gap-3">
            <Button size="small" aria-label={t.renameOf(name)} onClick={() => setOpen('name')}>
              {t.rename}
            </Button>
            <Button size="small" aria-label={t.removeOf(name)} onClick={() => setOpen('removal')}>
              {t.remove}
            </Button>
          </div>
        )}
      </div>
      {open === 'name' && <PasskeyNameForm passkey={passkey} onClose={close} />}
      {open === 'removal' && (
        <div className="mt-3">
          <p className="text-sm">{t.removeText}</p>
          <div className="mt-3 flex flex-wrap gap-3">
            <Button
              size="small"
              variant="danger"
              autoFocus
              busy={busy}
              onClick={() => {
                close()
                onRemove()
              }}
            >
              {t.removeNow}
            </Button>
            <Button size="small" onClick={close}>
              {t.cancel}
            </Button>
          </div>
        </div>
      )}
    </li>
  )
}

function Facts({ passkey }: { passkey: Passkey }) {
  const t = useMessages(passkeysMessages)
  const locale = useLocale()
  return (
    <p className="mt-1 flex flex-wrap gap-x-4 text-sm text-muted tabular-nums">
      <span>{passkey.synced ? t.synced : t.local}</span>
      <span>{t.added(formatMinute(passkey.created_at, locale))}</span>
      <span>
        {passkey.used_at === null ? (
          t.unused
        ) : (
          <>
            {t.used} <TimeAgo time={passkey.used_at} />
          </>
        )}
      </span>
    </p>
  )
}
