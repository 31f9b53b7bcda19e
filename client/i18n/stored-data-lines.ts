import type { Locale } from '#src/contract/locale.ts'
import { storedData } from './stored-data.ts'
import type { StoragePlace } from './stored-row.ts'

const storages: Record<Locale, Partial<Record<StoragePlace, string>>> = {
  zh: {
    cookie: 'Cookie',
    localStorage: '本地存储',
    sessionStorage: '会话存储',
    indexedDB: '浏览器数据库',
    cacheStorage: '浏览器缓存',
  },
  en: {
    cookie: 'Cookie',
    localStorage: 'Local storage',
    sessionStorage: 'Session storage',
    indexedDB: 'Browser database',
    cacheStorage: 'Browser cache',
  },
}

/** What is stored in the browser, one line each. */
export function keptInBrowser(locale: Locale): string[] {
  return storedData.flatMap(({ place, name, [locale]: { what, life } }) => {
    const storage = storages[locale][place]
    if (storage === undefined) return []
    return locale === 'zh'
      ? `${storage} ${name}：${what}。保存${life}。`
      : `${storage} ${name}: ${what}. Kept: ${life}.`
  })
}

/** What is stored on our server, one line each. */
export function keptByUs(locale: Locale): string[] {
  return storedData
    .filter(({ place }) => place === 'server')
    .map(({ [locale]: { what, life } }) =>
      locale === 'zh' ? `${what}。保存：${life}。` : `${sentence(what)}. Kept: ${life}.`,
    )
}

function sentence(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
