import type { IconName } from '#client/components/icon.tsx'
import type { headerMessages } from '#client/i18n/header.ts'
import { ARTICLES, FAVOURITES, GALLERY, MY_RESUMES, ORDERS, SAMPLES } from '#src/contract/addresses.ts'

type TextKey = {
  [K in keyof typeof headerMessages.zh]: (typeof headerMessages.zh)[K] extends string ? K : never
}[keyof typeof headerMessages.zh]

export type SiteLink = { text: TextKey; path: string; icon: IconName }

/** The four areas of the site. */
export const siteLinks: readonly SiteLink[] = [
  { text: 'home', path: '/', icon: 'home' },
  { text: 'word', path: GALLERY, icon: 'file' },
  { text: 'resume', path: SAMPLES, icon: 'edit' },
  { text: 'articles', path: ARTICLES, icon: 'book' },
]

/** The pages of the signed-in user; logout is a separate button. */
export const accountLinks: readonly SiteLink[] = [
  { text: 'myResumes', path: MY_RESUMES, icon: 'file' },
  { text: 'myOrders', path: ORDERS, icon: 'receipt' },
  { text: 'myFavourites', path: FAVOURITES, icon: 'heart' },
]

/** Whether a page belongs to the area of a link. */
export function isInArea(path: string, area: string): boolean {
  if (area === '/') return path === '/'
  const root = `/${area.split('/')[1]}`
  return path === root || path.startsWith(`${root}/`)
}
