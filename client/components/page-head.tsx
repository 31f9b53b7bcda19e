import { usePage } from '#client/lib/page.tsx'
import { localePath } from '#client/lib/paths.ts'
import { type Locale, locales, localeTags } from '#src/contract/locale.ts'
import { type SharedPage, ShareTags } from './share-tags.tsx'

type PageHeadProps = {
  /** Without the site name; the home page has none and shows only the site's. */
  title?: string
  description?: string
  /** The one address of this page, without language; the path asked for when absent. */
  canonical?: string
  noindex?: boolean
  /** The languages this page is there in; all of them when absent. */
  languages?: readonly Locale[]
  /** What it looks like where it is shared. */
  share?: SharedPage
}

/** Title, description, canonical address and language versions. Must stand in the shell, not in a boundary. */
export function PageHead({
  title,
  description,
  canonical,
  noindex = false,
  languages = locales,
  share,
}: PageHeadProps) {
  const { locale, path, site, siteUrl } = usePage()
  const address = canonical ?? path
  const text = description ?? site.seo_desc
  return (
    <>
      <title>{title ? `${title} - ${site.site_name}` : site.site_name}</title>
      <meta name="description" content={text} />
      {noindex && <meta name="robots" content="noindex" />}
      <link rel="canonical" href={siteUrl + localePath(locale, address)} />
      {languages.length > 1 && (
        <>
          {languages.map((other) => (
            <link
              key={other}
              rel="alternate"
              hrefLang={localeTags[other]}
              href={siteUrl + localePath(other, address)}
            />
          ))}
          <link rel="alternate" hrefLang="x-default" href={siteUrl + address} />
        </>
      )}
      {/* Nobody shares what a script navigated to without asking the server for it. */}
      {import.meta.env.SSR && !title && <meta name="keywords" content={site.seo_key} />}
      {import.meta.env.SSR && !noindex && (
        <ShareTags title={title ?? site.seo_title ?? ''} description={text} path={address} {...share} />
      )}
    </>
  )
}
