import { headerMessages } from '#client/i18n/header.ts'
import { useMessages } from '#client/i18n/messages.ts'
import { usePage } from '#client/lib/page.tsx'
import { localePath } from '#client/lib/paths.ts'
import { ARTICLES } from '#src/contract/addresses.ts'
import { localeTags } from '#src/contract/locale.ts'
import { Icon } from './icon.tsx'

/**
 * A link to this page in the other language. Where there is no translation, it leads to all articles. Lists of articles
 * differ between languages, so later pages lead to the first. From an error page it leads home, because the translated
 * address could be an API call.
 */
export function LanguageLink({ className }: { className: string }) {
  const { otherLanguage } = useMessages(headerMessages)
  const { locale, path, search, payload, routeName } = usePage()
  const other = locale === 'zh' ? 'en' : 'zh'
  const tag = localeTags[other]
  const { articleDetail, articleList } = payload
  const isThere = articleList?.list.languages.includes(other) ?? !articleDetail
  const query = articleList && articleList.query.page > 1 ? '' : search
  const target = routeName ? (isThere ? path + query : ARTICLES) : '/'
  return (
    <a href={localePath(other, target)} hrefLang={tag} lang={tag} data-reload="" className={className}>
      <Icon name="globe" />
      {otherLanguage}
    </a>
  )
}
