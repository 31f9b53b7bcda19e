import { type Contacts, contacts, type Locale, type SiteBasics, siteBasics, siteConfig } from '#src/contract/index.ts'
import type { Origin, Requester } from '#src/origin/index.ts'
import type { Services } from '#src/services.ts'
import { readCached, type WaitUntil } from './kv-cache.ts'

/** What the site is called when its configuration cannot be fetched (specification §1). */
const fallback: Record<Locale, SiteBasics> = {
  zh: {
    site_name: '青简简历',
    seo_title: '免费简历模板下载_在线简历制作',
    seo_key: '简历模板,免费简历模板,Word简历模板,在线简历制作,个人简历',
    seo_desc: '专业智能的在线简历制作平台',
    record_number: '京ICP备00000000号-1',
    operator: '',
  },
  en: {
    site_name: 'Qingjian Résumé',
    seo_title: 'Free résumé template downloads and an online résumé maker',
    seo_key: 'résumé templates, free résumé templates, Word résumé templates, online résumé maker, CV',
    seo_desc: 'Professional intelligent online resume-making platform',
    record_number: '京ICP备00000000号-1',
    operator: '',
  },
}

/** Who runs the site, as far as the code knows. */
export function knownContacts(locale: Locale): Contacts {
  return contacts.parse(siteConfig.parse(fallback[locale]))
}

/** Name, SEO texts and record number; never fails. */
export async function readSiteConfig(
  services: Services,
  origin: Origin,
  waitUntil: WaitUntil,
  caller: Requester,
): Promise<SiteBasics> {
  const load = async () => {
    const result = await origin.call('config/base_site', {}, { ...caller, token: null })
    if (!result.ok) return null
    const { police_record, ...basics } = siteBasics.parse(result.data)
    return police_record ? { ...basics, police_record } : basics
  }
  try {
    const cached = await readCached(services, waitUntil, { key: `site:2:${caller.locale}`, schema: siteBasics, load })
    return cached ?? fallback[caller.locale]
  } catch (error) {
    services.log.error('site.config', error, { request_id: caller.requestId })
    return fallback[caller.locale]
  }
}
