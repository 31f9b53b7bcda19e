import { insteadMessages } from '#client/i18n/instead.ts'
import { useMessages } from '#client/i18n/messages.ts'
import { useLocale } from '#client/lib/page.tsx'
import { localePath } from '#client/lib/paths.ts'
import { templatePath } from '#src/contract/addresses.ts'
import type { PayloadOf } from '#src/contract/payloads.ts'

/** Shown when a search finds no article: templates about the subject, or popular ones. */
export function NearTemplates({ near, popular }: NonNullable<PayloadOf<'articleList'>['instead']>) {
  const t = useMessages(insteadMessages)
  const locale = useLocale()
  const { items } = near.templates
  return (
    <section aria-labelledby="near-templates" className="mt-8">
      <h2 id="near-templates" className="font-serif text-xl">
        {items.length > 0 ? t.nearTemplates : t.popular}
      </h2>
      <ul className="mt-3">
        {(items.length > 0 ? items : popular).map(({ id, title }) => (
          <li key={id}>
            <a href={localePath(locale, templatePath(id))} className="link inline-flex min-h-11 items-center">
              {title}
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
