import { useLayoutEffect, useRef } from 'react'
import { Brand } from '#client/components/brand.tsx'
import { Icon } from '#client/components/icon.tsx'
import { LanguageLink } from '#client/components/language-link.tsx'
import { ThemeSwitch } from '#client/components/theme-switch.tsx'
import { headerMessages } from '#client/i18n/header.ts'
import { useMessages } from '#client/i18n/messages.ts'
import { usePage } from '#client/lib/page.tsx'
import { localePath } from '#client/lib/paths.ts'
import { ACCOUNT, MEMBERSHIP, MY_RESUMES } from '#src/contract/addresses.ts'
import { isInArea, type SiteLink, siteLinks } from './links.ts'

const links: readonly SiteLink[] = [
  ...siteLinks,
  { text: 'membership', path: MEMBERSHIP, icon: 'crown' },
  { text: 'myResumes', path: MY_RESUMES, icon: 'user' },
  { text: 'account', path: ACCOUNT, icon: 'user' },
]

/** The navigation on small screens; covers the whole page. */
export function MobileSheet({ onClose }: { onClose: () => void }) {
  const t = useMessages(headerMessages)
  const sheet = useRef<HTMLDialogElement>(null)
  useLayoutEffect(() => sheet.current?.showModal(), [])
  const close = () => sheet.current?.close()
  return (
    <dialog ref={sheet} aria-label={t.menu} className="sheet" onClose={onClose}>
      <div className="wrap flex h-16 items-center justify-between">
        <Brand />
        <button type="button" aria-label={t.close} onClick={close} className="icon-btn -mr-2">
          <Icon name="close" className="text-lg" />
        </button>
      </div>
      <SheetLinks onFollow={close} />
      <div className="wrap mt-auto flex items-center justify-between py-5">
        <LanguageLink className="icon-btn w-auto gap-2 border border-line px-4" />
        <ThemeSwitch />
      </div>
    </dialog>
  )
}

function SheetLinks({ onFollow }: { onFollow: () => void }) {
  const t = useMessages(headerMessages)
  const { locale, path } = usePage()
  return (
    <nav aria-label={t.navigation} className="wrap mt-4">
      {links.map(({ path: to, text }) => (
        <a
          key={to}
          onClick={onFollow}
          href={localePath(locale, to)}
          aria-current={isInArea(path, to) ? 'page' : undefined}
          className="flex min-h-16 items-center justify-between border-b border-line font-serif text-xl aria-[current]:text-accent"
        >
          {t[text]}
          <Icon name="chevron-right" className="text-base text-muted" />
        </a>
      ))}
    </nav>
  )
}
