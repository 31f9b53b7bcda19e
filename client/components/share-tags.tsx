import { usePage } from '#client/lib/page.tsx'
import { localePath } from '#client/lib/paths.ts'

/** A picture of `public/og`, without its extension; the version is part of the address. */
type SharePicture = { name: string; version?: number }

/** Open Graph data of a page besides title and description. */
export type SharedPage = {
  /** By default a website. */
  type?: 'article'
  /** By default the site's own picture. */
  picture?: SharePicture
}

type ShareTagsProps = SharedPage & { title: string; description: string; path: string }

/** Open Graph and Twitter tags; only the server writes them. */
export function ShareTags({ title, description, path, type, picture }: ShareTagsProps) {
  const { locale, site, siteUrl } = usePage()
  return (
    <>
      {type && <meta property="og:type" content={type} />}
      <meta property="og:site_name" content={site.site_name} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={siteUrl + localePath(locale, path)} />
      <meta property="og:image" content={siteUrl + sharePicture(picture ?? { name: `default-${locale}` })} />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  )
}

/** The address of a sharing picture, 1200 × 630, as JPEG, which every program can read. */
export function sharePicture({ name, version }: SharePicture): string {
  return `/_img/f_jpg/og/${name}.webp${version === undefined ? '' : `?v=${version.toString(36)}`}`
}
