import type { ReactNode } from 'react'
import { Breadcrumb } from '#client/components/breadcrumb.tsx'
import { Icon, type IconName } from '#client/components/icon.tsx'
import { Footer } from '#client/features/footer/footer.tsx'
import { Header } from '#client/features/header/header.tsx'
import { headerMessages } from '#client/i18n/header.ts'
import { useMessages } from '#client/i18n/messages.ts'
import { usePage } from '#client/lib/page.tsx'
import { localePath } from '#client/lib/paths.ts'
import { ACCOUNT, FAVOURITES, MEMBERSHIP, MY_RESUMES, ORDERS, REDEEM } from '#src/contract/addresses.ts'
import { Frame } from './frame.tsx'

const entries = [
  { text: 'myResumes', path: MY_RESUMES, icon: 'file' },
  { text: 'myOrders', path: ORDERS, icon: 'receipt' },
  { text: 'myFavourites', path: FAVOURITES, icon: 'heart' },
  { text: 'redeem', path: REDEEM, icon: 'gift' },
  { text: 'membership', path: MEMBERSHIP, icon: 'crown' },
  { text: 'account', path: ACCOUNT, icon: 'user' },
] as const satisfies { text: keyof typeof headerMessages.zh; path: string; icon: IconName }[]

/** The layout of the user's pages: a navigation rail beside the content, or tabs above it on small screens. */
export function UsersLayout({ children }: { children: ReactNode }) {
  return (
    <Frame styles="all">
      <Header />
      <Way />
      <div className="wrap grid min-h-[60vh] grid-cols-[minmax(0,1fr)] gap-x-12 gap-y-6 lg:grid-cols-[200px_minmax(0,1fr)] lg:pt-4">
        <Rail />
        <main id="main" tabIndex={-1}>
          {children}
        </main>
      </div>
      <Footer />
    </Frame>
  )
}

function Way() {
  const t = useMessages(headerMessages)
  const { path } = usePage()
  const entry = entries.find((known) => known.path === path)
  return <div className="wrap">{entry && <Breadcrumb trail={[{ text: t[entry.text] }]} />}</div>
}

function Rail() {
  const t = useMessages(headerMessages)
  const { locale, path } = usePage()
  return (
    <nav aria-label={t.account} className="lg:sticky lg:top-24 lg:self-start">
      <ul className="-mx-5 flex overflow-x-auto border-b border-line px-3 lg:mx-0 lg:flex-col lg:gap-1 lg:border-0 lg:px-0">
        {entries.map((entry) => (
          <li key={entry.path}>
            <a
              ref={path === entry.path ? intoView : undefined}
              href={localePath(locale, entry.path)}
              aria-current={path === entry.path ? 'page' : undefined}
              className="rail-link"
            >
              <Icon name={entry.icon} />
              {t[entry.text]}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** The tabs scroll sideways on small screens, so the current one may be out of view. */
function intoView(tab: HTMLElement | null): void {
  tab?.scrollIntoView({ block: 'nearest', inline: 'center' })
}
