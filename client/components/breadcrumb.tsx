import { usePage } from '#client/lib/page.tsx'
import { Icon } from './icon.tsx'
import { StructuredData } from './structured-data.tsx'

/** The way to this page, for search engines too; the last entry is the page itself. */
export function Breadcrumb({ label, trail }: { label: string; trail: readonly { text: string; href?: string }[] }) {
  const { siteUrl } = usePage()
  const entries = trail.map(({ text, href }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: text,
    ...(href && { item: siteUrl + href }),
  }))
  return (
    <nav aria-label={label}>
      <StructuredData type="BreadcrumbList" value={{ itemListElement: entries }} />
      <ol className="flex min-w-0 items-center gap-1 text-sm text-muted">
        {trail.map(({ text, href }, index) => (
          <li key={text} className={`flex items-center gap-1 min-w-0 ${href ? '' : 'shrink-999'}`}>
            {index > 0 && <Icon name="chevron-right" className="text-xs" />}
            {href ? (
              <a href={href} className="foot-link truncate">
                {text}
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
