import { usePage } from '#client/lib/page.tsx'
import { localePath } from '#client/lib/paths.ts'
import { type Locale, locales, localeTags } from '#src/contract/locale.ts'
import { type SharedPage, ShareTags } from './share-tags.tsx'

type PageHeadProps = {
  /** Without the site name; the home page has none and shows only the site's. */
  title?: string
  description?: string
  /** The canonical path without language; by default the requested path. */
  canonical?: string
  noindex?: boolean
  /** The languages of this page; by default all. */
  languages?: readonly Locale[]
  /** The data for link previews. */
  share?: SharedPage
}

/** Title, description, canonical address and language versions. Render it in the shell, not in a boundary. */
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
      {/* Only crawlers read these, so the browser's own navigation does not need them. */}
      {import.meta.env.SSR && !title && <meta name="keywords" content={site.seo_key} />}
      {import.meta.env.SSR && !noindex && (
        <ShareTags title={title ?? site.seo_title ?? ''} description={text} path={address} {...share} />
      )}
    </>
  )
}
