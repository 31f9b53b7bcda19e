import { useId, useRef, useState } from 'react'
import { Badge } from '#client/components/badge.tsx'
import { ButtonLink } from '#client/components/button.tsx'
import { Icon } from '#client/components/icon.tsx'
import { headerMessages } from '#client/i18n/header.ts'
import { useMessages } from '#client/i18n/messages.ts'
import { type Client, useClient, usePurchaseLink } from '#client/lib/client.tsx'
import { usePage } from '#client/lib/page.tsx'
import { loadPart } from '#client/lib/part.ts'
import { localePath } from '#client/lib/paths.ts'
import { useWindowEvent } from '#client/lib/use-window-event.ts'
import { ACCOUNT } from '#src/contract/addresses.ts'
import type { User } from '#src/contract/user.ts'
import { initialOf } from '#src/lib/initial.ts'
import { accountLinks } from './links.ts'

/** The avatar and its menu: the signed-in user, and links to their pages. */
export function AccountMenu({ user }: { user: User }) {
  const t = useMessages(headerMessages)
  const { path } = usePage()
  const [openOn, setOpenOn] = useState<string | null>(null)
  const root = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const panelId = useId()
  const open = openOn === path

  const closeOutside = ({ target }: Event) => {
    if (target instanceof Node && !root.current?.contains(target)) setOpenOn(null)
  }
  const closeOnEscape = ({ key }: KeyboardEvent) => {
    if (key !== 'Escape') return
    setOpenOn(null)
    button.current?.focus()
  }
  useWindowEvent('pointerdown', closeOutside, open)
  useWindowEvent('focusin', closeOutside, open)
  useWindowEvent('keydown', closeOnEscape, open)

  return (
    <div ref={root} className="relative">
      <button
        ref={button}
        type="button"
        aria-label={t.account}
        aria-expanded={open}
        aria-controls={panelId}
        onClick={() => setOpenOn(open ? null : path)}
        className="grid size-11 place-items-center rounded-full"
      >
        <span className="grid size-8 place-items-center rounded-full bg-accent text-sm font-medium text-on-accent">
          {initialOf(user.user_name)}
        </span>
      </button>
      <div id={panelId} hidden={!open} className="popover absolute right-0 mt-2 w-64 p-2">
        <AccountPanel user={user} onLeave={() => button.current?.focus()} />
      </div>
    </div>
  )
}

/** `onLeave` runs before a dialog that closes the panel opens: it moves the focus to an element that stays. */
function AccountPanel({ user, onLeave }: { user: User; onLeave: () => void }) {
  const t = useMessages(headerMessages)
  const client = useClient()
  const { href, onClick } = usePurchaseLink()
  const { locale } = usePage()
  return (
    <>
      <div className="border-b border-line px-3 pt-2 pb-3">
        <a href={localePath(locale, ACCOUNT)} className="block">
          <p className="truncate font-medium">{user.user_name}</p>
          <p className="text-xs text-muted tabular-nums">{t.userId(user.user_id)}</p>
        </a>
        <p className="mt-2 flex items-center justify-between gap-2">
          <Badge tone="accent">{user.vip_level_name}</Badge>
          <ButtonLink
            variant="primary"
            size="small"
            href={href}
            onClick={(event) => {
              onLeave()
              onClick(event)
            }}
          >
            {t.upgrade}
          </ButtonLink>
        </p>
      </div>
      <ul className="pt-2">
        {accountLinks.map((link) => (
          <li key={link.path}>
            <a href={localePath(locale, link.path)} className="menu-item">
              <Icon name={link.icon} className="text-muted" />
              {t[link.text]}
            </a>
          </li>
        ))}
        <li>
          <button type="button" className="menu-item" onClick={() => void logout(client)}>
            <Icon name="logout" className="text-muted" />
            {t.logout}
          </button>
        </li>
      </ul>
    </>
  )
}

/** Signs out and goes to the login page; asks first about changes stored only on this device. */
async function logout(client: Client): Promise<void> {
  try {
    const { signOut } = await loadPart(import.meta.env.SSR ? null : () => import('./sign-out.ts'))
    await signOut(client)
  } catch (error) {
    client.report(error)
  }
}
