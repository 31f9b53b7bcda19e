import { type Locale, localeTags } from '#src/contract/index.ts'

/** How much of a user agent is stored, in characters. */
export const USER_AGENT_KEPT = 300

/** The length of a session's id: a prefix of its stored hash, unique only among its user's sessions. */
export const DEVICE_ID_LENGTH = 16

/** Browsers and their marks in user agents. Most also carry marks of others, which come later in the list. */
const BROWSERS: readonly (readonly [RegExp, string])[] = [
  [/MicroMessenger\//, 'WeChat'],
  [/AlipayClient\//, 'Alipay'],
  [/HuaweiBrowser\//, 'Huawei Browser'],
  [/MiuiBrowser\//, 'Mi Browser'],
  [/MQQBrowser\/|QQBrowser\//, 'QQ Browser'],
  [/UCBrowser\//, 'UC Browser'],
  [/Quark\//, 'Quark'],
  [/SamsungBrowser\//, 'Samsung Internet'],
  [/Edg(e|A|iOS)?\//, 'Edge'],
  [/OPR\/|Opera\//, 'Opera'],
  [/Firefox\/|FxiOS\//, 'Firefox'],
  [/Chrome\/|CriOS\/|Chromium\//, 'Chrome'],
  [/Version\/[\d.]+ .*Safari\//, 'Safari'],
]

const SYSTEMS: readonly (readonly [RegExp, string])[] = [
  [/iPad/, 'iPadOS'],
  [/iPhone|iPod/, 'iOS'],
  [/HarmonyOS|OpenHarmony/, 'HarmonyOS'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/Macintosh|Mac OS X/, 'macOS'],
  [/CrOS/, 'ChromeOS'],
  [/Linux/, 'Linux'],
]

/** The browser and the system in a user agent, by their usual names; empty when unknown. */
export function deviceOf(userAgent: string): { browser: string; system: string } {
  const nameIn = (list: typeof BROWSERS) => list.find(([mark]) => mark.test(userAgent))?.[1] ?? ''
  return { browser: nameIn(BROWSERS), system: nameIn(SYSTEMS) }
}

/** The name of a country by its ISO 3166 code; empty when unknown. */
export function countryName(code: string, locale: Locale): string {
  if (code === '') return ''
  return new Intl.DisplayNames(localeTags[locale], { type: 'region' }).of(code) ?? code
}
