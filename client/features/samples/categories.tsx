import { useMessages } from '#client/i18n/messages.ts'
import { sampleMessages } from '#client/i18n/samples.ts'
import { useLocale } from '#client/lib/page.tsx'
import { localePath } from '#client/lib/paths.ts'
import { samplesPath } from '#src/contract/addresses.ts'
import type { PayloadOf } from '#src/contract/payloads.ts'

/** Links to every use and industry. */
export function Categories({ query, list }: Pick<PayloadOf<'sampleList'>, 'query' | 'list'>) {
  const t = useMessages(sampleMessages)
  const locale = useLocale()
  return (
    <nav aria-label={t.area} className="mt-8 border-y border-line py-3">
      {(['use', 'industry'] as const).map((facet) => {
        const values = list.facets.find((known) => known.facet === facet)?.values ?? []
        return (
          <div key={facet} className="flex gap-2 py-1 max-md:flex-col">
            <p className="w-20 flex-none text-sm leading-9 text-muted" id={`facet-${facet}`}>
              {t[facet]}
            </p>
            <ul aria-labelledby={`facet-${facet}`} className="flex flex-wrap gap-1 max-md:-mx-3">
              {values.map((value) => (
                <li key={value.slug}>
                  <a
                    href={localePath(locale, samplesPath(value, { q: query.q, sort: query.sort }))}
                    aria-current={query.category?.slug === value.slug ? 'page' : undefined}
                    className="chip"
                  >
                    {value.name} <small>{value.count}</small>
                  </a>
                </li>
              ))}
            </ul>
          </div>
        )
      })}
    </nav>
  )
}
