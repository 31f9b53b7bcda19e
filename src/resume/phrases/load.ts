import type { ResumeLocale } from '#src/resume/document.ts'
import type { Family, FamilyPhrases } from './roles.ts'

type Loaders = { [F in Family]: () => Promise<FamilyPhrases<F>> }

/** Each family is a file of its own to load. */
const loaders: Record<ResumeLocale, Loaders> = {
  zh: {
    technology: async () => (await import('./zh/technology.ts')).technology,
    product: async () => (await import('./zh/product.ts')).product,
    engineering: async () => (await import('./zh/engineering.ts')).engineering,
    finance: async () => (await import('./zh/finance.ts')).finance,
    sales: async () => (await import('./zh/sales.ts')).sales,
    media: async () => (await import('./zh/media.ts')).media,
    office: async () => (await import('./zh/office.ts')).office,
    care: async () => (await import('./zh/care.ts')).care,
    service: async () => (await import('./zh/service.ts')).service,
    study: async () => (await import('./zh/study.ts')).study,
  },
  en: {
    technology: async () => (await import('./en/technology.ts')).technology,
    product: async () => (await import('./en/product.ts')).product,
    engineering: async () => (await import('./en/engineering.ts')).engineering,
    finance: async () => (await import('./en/finance.ts')).finance,
    sales: async () => (await import('./en/sales.ts')).sales,
    media: async () => (await import('./en/media.ts')).media,
    office: async () => (await import('./en/office.ts')).office,
    care: async () => (await import('./en/care.ts')).care,
    service: async () => (await import('./en/service.ts')).service,
    study: async () => (await import('./en/study.ts')).study,
  },
}

/** The sentences of a family, by role. */
export async function loadPhrases(
  locale: ResumeLocale,
  family: Family,
): Promise<Readonly<Record<string, readonly string[]>>> {
  return loaders[locale][family]()
}
