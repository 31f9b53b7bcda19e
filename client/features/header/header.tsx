import { useSyncExternalStore } from 'react'
import { Brand } from '#client/components/brand.tsx'
import { ButtonLink } from '#client/components/button.tsx'
import { LanguageLink } from '#client/components/language-link.tsx'
import { ThemeToggle } from '#client/components/theme-switch.tsx'
import { headerMessages } from '#client/i18n/header.ts'
import { useMessages } from '#client/i18n/messages.ts'
import { usePurchaseLink, useSignInLink, useUser } from '#client/lib/client.tsx'
import { usePage } from '#client/lib/page.tsx'
import { localePath } from '#client/lib/paths.ts'
import { AccountMenu } from './account-menu.tsx'
import { isInArea, siteLinks } from './links.ts'
import { MobileMenu } from './mobile-menu.tsx'
import { SearchLink } from './search-link.tsx'

const SOLID_AFTER_PX = 10

/** The header of every page: transparent at the top of the page, solid once it is scrolled. */
export function Header() {
  const t = useMessages(headerMessages)
  const { locale } = usePage()
  const solid = useSyncExternalStore(onScroll, isScrolled, () => false)
  return (
    <header
      className={`site-header sticky top-0 z-30 border-b ${solid ? 'border-line bg-paper' : 'border-transparent bg-transparent'}`}
    >
      <div className="wrap flex h-16 items-center sm:gap-1">
        <a href={localePath(locale, '/')} className="flex min-h-11 items-center lg:mr-6" aria-label={t.brand}>
          <Brand />
        </a>
        <SiteNavigation />
        <div className="ml-auto flex items-center sm:gap-1">
          <SearchLink />
          <LanguageLink className="icon-btn hidden w-auto gap-1.5 px-2.5 text-sm lg:flex" />
          <div className="hidden lg:block">
            <ThemeToggle />
          </div>
          <Account />
          <MobileMenu />
        </div>
      </div>
    </header>
  )
}

function SiteNavigation() {
  const t = useMessages(headerMessages)
  const { locale, path } = usePage()
  return (
    <nav aria-label={t.navigation} className="site-nav hidden gap-1 lg:flex">
      {siteLinks.map((link) => (
        <a
          key={link.path}
          href={localePath(locale, link.path)}
          aria-current={isInArea(path, link.path) ? 'page' : undefined}
          className="nav-link"
        >
          {t[link.text]}
        </a>
      ))}
    </nav>
  )
}

function Account() {
  const t = useMessages(headerMessages)
  const { path, search } = usePage()
  const user = useUser()
  const signIn = useSignInLink(path + search)
  const purchase = usePurchaseLink({ renew: user?.is_vip === true })
  if (user === null) {
    return (
      <ButtonLink key="sign-in" variant="primary" size="small" className="sm:ml-2" {...signIn}>
        {t.signIn}
      </ButtonLink>
    )
  }
  return (
    <>
      <ButtonLink size="small" icon="crown" className="max-sm:size-11 sm:mx-2" {...purchase}>
        <span className="max-sm:sr-only">{user.is_vip ? t.renew : t.order}</span>
      </ButtonLink>
      <AccountMenu user={user} />
    </>
  )
}

function onScroll(listener: () => void): () => void {
  addEventListener('scroll', listener, { passive: true })
  return () => removeEventListener('scroll', listener)
}

function isScrolled(): boolean {
  return scrollY > SOLID_AFTER_PX
}
