import { useMessages } from '#client/i18n/messages.ts'
import { pagerMessages } from '#client/i18n/pager.ts'

/** The title of a page of a list: with its number, unless it is the first. */
export function usePageTitle(title: string, page: number): string {
  const t = useMessages(pagerMessages)
  return page > 1 ? `${title} - ${t.page(page)}` : title
}
