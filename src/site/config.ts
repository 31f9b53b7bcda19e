import * as z from 'zod/mini'
import { type Contacts, contacts, type Locale, type SiteBasics, siteBasics, siteConfig } from '#src/contract/index.ts'
import { perOwner } from '#src/lib/per-owner.ts'
import { DAY_MS } from '#src/lib/time.ts'
import { type Origin, OriginFailure, type Requester } from '#src/origin/index.ts'
import type { Services } from '#src/services.ts'
import { readJson, type WaitUntil, writeJson } from './kv-cache.ts'

/** The facts about the site that are used when its configuration cannot be fetched (specification §1). */
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

/** The contacts shown while the configuration of the site is not known. */
export function knownContacts(locale: Locale): Contacts {
  return contacts.parse(siteConfig.parse(fallback[locale]))
}

/**
 * The facts about the site that every page gets, the version of everything it shows (`config/base_site`), and the
 * bookmark of the databases in that version; null when unknown.
 */
export type Site = { basics: SiteBasics; version: number; bookmark: string | null }

/** The services a read uses, and the caller on whose behalf it is made. */
export type SiteScope = { services: Services; origin: Origin; waitUntil: WaitUntil; caller: Requester }

/** How long the known configuration is used without asking the API, in ms. */
const FRESH_MS = 10_000
/**
 * How long it is still used while one request refreshes it, in ms. With an answer (2.5 s) and the time prefetched data
 * may wait in a browser (30 s), nothing on a page is out of date for longer than a minute.
 */
const LONGEST_MS = 25_000
/** How long a refresh may take before the next request starts another, in ms. */
const QUESTION_MS = 5000
/** The version while the API has never answered; copies made under it are never current. */
const UNKNOWN_VERSION = -1
/** How old the copy in KV may get before it is written again, in ms; it lives for a week. */
const COPY_MS = DAY_MS

/**
 * `at`: when the API was asked for it, in ms; `asking`: when the last refresh began; `isAnswered`: whether the last
 * call succeeded.
 */
type Known = { site: Site; at: number; asking: number; isAnswered: boolean }

const copy = z.object({ at: z.number(), value: z.object({ basics: siteBasics, version: z.number() }) })

const memoryOf = perOwner((): Partial<Record<Locale, Known>> => ({}))

/**
 * Returns the site's configuration and version: from memory, after 25 s at the latest from the API, and the last known
 * one when the API fails. It never throws.
 */
export async function readSite(scope: SiteScope): Promise<Site> {
  const { services, caller, waitUntil } = scope
  const known = memoryOf(services)[caller.locale]
  const now = services.now()
  if (known === undefined || now - known.at > LONGEST_MS) return askOrRemember(scope)
  if (now - known.at > FRESH_MS && now - known.asking > QUESTION_MS) {
    known.asking = now
    waitUntil(askOrRemember(scope))
  }
  return known.site
}

/** Returns the site's version if it is in memory and no refresh is due; otherwise null. */
export function knownVersion(services: Services, locale: Locale): number | null {
  const known = memoryOf(services)[locale]
  if (known === undefined) return null
  const now = services.now()
  const isCertain = now - known.at <= FRESH_MS || (now - known.at <= LONGEST_MS && now - known.asking <= QUESTION_MS)
  return isCertain ? known.site.version : null
}

/** Whether the API answered the last time it was asked. */
export function isAnswering(services: Services, locale: Locale): boolean {
  return memoryOf(services)[locale]?.isAnswered === true
}

/**
 * Asks the API. While it fails, the last known configuration is used for a while, so that not every request waits for
 * it.
 */
async function askOrRemember(scope: SiteScope): Promise<Site> {
  const { services, caller } = scope
  const memory = memoryOf(services)
  const at = services.now()
  try {
    const site = await ask(scope)
    memory[caller.locale] = { site, at, asking: 0, isAnswered: true }
    scope.waitUntil(keepCopy(scope, site))
    return site
  } catch (error) {
    services.log.error('site.config', error, { request_id: caller.requestId })
    const site = memory[caller.locale]?.site ?? (await lastSite(scope)) ?? unknownSite(caller.locale)
    memory[caller.locale] = { site, at: services.now() - FRESH_MS, asking: services.now(), isAnswered: false }
    return site
  }
}

/** @throws OriginFailure when there is no answer */
async function ask({ origin, caller }: SiteScope): Promise<Site> {
  const result = await origin.call('config/base_site', {}, { ...caller, token: null })
  if (!result.ok) throw new OriginFailure(`config/base_site refused: ${result.code} ${result.message}`)
  const { police_record, ...basics } = siteBasics.parse(result.data)
  const { version, bookmark = null } = result.data
  return { basics: police_record ? { ...basics, police_record } : basics, version, bookmark }
}

/** Stores a copy in KV for when the API fails, unless an equal one is there. */
async function keepCopy(scope: SiteScope, { basics, version }: Site): Promise<void> {
  const { services } = scope
  const value = { basics, version }
  const kept = await readCopy(scope)
  const isSame = JSON.stringify(kept?.value) === JSON.stringify(value)
  if (isSame && services.now() - (kept?.at ?? 0) < COPY_MS) return
  await writeJson(services, copyKey(scope), { at: services.now(), value })
}

/** The configuration that this isolate or another one got last. */
async function lastSite(scope: SiteScope): Promise<Site | undefined> {
  const kept = await readCopy(scope)
  return kept && { ...kept.value, bookmark: null }
}

async function readCopy(scope: SiteScope): Promise<z.infer<typeof copy> | undefined> {
  return copy.safeParse(await readJson(scope.services, copyKey(scope))).data
}

function copyKey({ caller }: SiteScope): string {
  return `site:3:${caller.locale}`
}

function unknownSite(locale: Locale): Site {
  return { basics: fallback[locale], version: UNKNOWN_VERSION, bookmark: null }
}
