import type { ComponentType } from 'react'
import { breadcrumbMessages } from '#client/i18n/breadcrumb.ts'
import { useMessages } from '#client/i18n/messages.ts'
import { usePage } from '#client/lib/page.tsx'
import { localePath } from '#client/lib/paths.ts'
import { Icon } from './icon.tsx'
import { NoData, StructuredData } from './structured-data.tsx'

/** A step of the path; without a path, which has no language, it is the current page. */
export type TrailStep = { text: string; path?: string }

/** The path from the home page to this one, also as structured data. */
export function Breadcrumb({ trail }: { trail: readonly TrailStep[] }) {
  const t = useMessages(breadcrumbMessages)
  const { locale, siteUrl } = usePage()
  const steps = [{ text: t.home, path: '/' }, ...trail].map(({ text, path }) => ({
    text,
    href: path && localePath(locale, path),
  }))
  return (
    <nav aria-label={t.label} className="py-3 md:py-5">
      <WayData steps={steps} siteUrl={siteUrl} />
      <ol className="flex min-w-0 items-center gap-1 text-sm text-muted">
        {steps.map(({ text, href }, index) => (
          <li key={text} className={`flex items-center gap-1 ${shrinking(index, href)}`}>
            {index > 0 && <Icon name="chevron-right" className="text-xs" />}
            {href ? (
              <a href={href} className="foot-link min-w-0">
                <span className="truncate">{text}</span>
              </a>
            ) : (
              <span aria-current="page" className="truncate">
                {text}
              </span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}

/** On narrow screens the current page is shortened first, because its heading follows; home and its area stay whole. */
function shrinking(index: number, href: string | undefined): string {
  if (!href) return 'min-w-16 shrink-999'
  return index < 2 ? 'flex-none' : 'min-w-0'
}

type WayDataProps = { steps: readonly { text: string; href: string | undefined }[]; siteUrl: string }

const WayData: ComponentType<WayDataProps> = import.meta.env.SSR ? Way : NoData

function Way({ steps, siteUrl }: WayDataProps) {
  const itemListElement = steps.map(({ text, href }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: text,
    ...(href && { item: siteUrl + href }),
  }))
  return <StructuredData data={{ type: 'BreadcrumbList', value: { itemListElement } }} />
}
