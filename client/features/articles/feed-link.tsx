import { articleMessages } from '#client/i18n/articles.ts'
import { useMessages } from '#client/i18n/messages.ts'
import { useLocale } from '#client/lib/page.tsx'
import { localePath } from '#client/lib/paths.ts'

/** Announces the RSS feed of this language to feed readers. */
export function FeedLink() {
  const t = useMessages(articleMessages)
  const locale = useLocale()
  return <link rel="alternate" type="application/rss+xml" title={t.articles} href={localePath(locale, '/rss.xml')} />
}
