import { usePage } from '#client/lib/page.tsx'
import { localePath } from '#client/lib/paths.ts'
import { SEARCH } from '#src/contract/addresses.ts'
import { localeTags } from '#src/contract/locale.ts'
import { NoData, StructuredData } from './structured-data.tsx'

/** The operator of the site as structured data (schema.org). */
export function useOrganization() {
  const { site, siteUrl } = usePage()
  return { '@type': 'Organization', name: site.site_name, url: siteUrl, logo: `${siteUrl}/favicon.svg` }
}

/** The site and its search as structured data, for the home page. */
export const SiteData = import.meta.env.SSR ? Site : NoSite

/** Renders as many script elements as the server did, so that hydration matches. */
function NoSite() {
  return (
    <>
      <NoData />
      <NoData />
    </>
  )
}

function Site() {
  const { locale, site, siteUrl } = usePage()
  const { '@type': type, ...organization } = useOrganization()
  return (
    <>
      <StructuredData data={{ type, value: organization }} />
      <StructuredData
        data={{
          type: 'WebSite',
          value: {
            name: site.site_name,
            url: siteUrl + localePath(locale, '/'),
            inLanguage: localeTags[locale],
            potentialAction: {
              '@type': 'SearchAction',
              target: `${siteUrl}${localePath(locale, SEARCH)}?q={search_term_string}`,
              'query-input': 'required name=search_term_string',
            },
          },
        }}
      />
    </>
  )
}
