import { ChipLinks } from '#client/components/chip-links.tsx'
import { Marked } from '#client/components/marked.tsx'
import { TitledSection } from '#client/components/titled-section.tsx'
import { insteadMessages } from '#client/i18n/instead.ts'
import { useMessages } from '#client/i18n/messages.ts'
import { useLocale } from '#client/lib/page.tsx'
import { localePath } from '#client/lib/paths.ts'
import { articlePath, collectionPath } from '#src/contract/addresses.ts'
import type { PayloadOf } from '#src/contract/payloads.ts'
import type { TemplateArea } from './quick-look.tsx'
import { TemplateGrid } from './template-grid.tsx'

type InsteadProps = {
  instead: NonNullable<PayloadOf<'wordGallery'>['instead']>
  area?: TemplateArea
}

/** Suggestions for an empty list: near matches, or what is popular. */
export function Instead({ instead: { near, popular }, area = 'word-jianli' }: InsteadProps) {
  const t = useMessages(insteadMessages)
  const locale = useLocale()
  const { items } = near.templates
  return (
    <>
      {near.terms.length > 0 && (
        <TitledSection id="near-terms" title={t.nearTerms} titleClass="text-sm text-muted" className="mt-8">
          <ChipLinks items={near.terms} pathOf={collectionPath} className="mt-3" />
        </TitledSection>
      )}
      <section aria-labelledby="near-templates" className="mt-12">
        <h2 id="near-templates" className="mb-6 font-serif text-xl">
          {near.near ? t.nearest(near.near.name) : items.length > 0 ? t.nearTemplates : t.popular}
        </h2>
        <TemplateGrid
          cards={items.length > 0 ? items : popular}
          area={area}
          renderText={(text) => <Marked text={text} words={near.words} />}
        />
      </section>
      {near.articles.items.length > 0 && (
        <TitledSection id="near-articles" title={t.nearArticles} titleClass="mb-3 font-serif text-xl" className="mt-12">
          <ul>
            {near.articles.items.map(({ id, title }) => (
              <li key={id}>
                <a href={localePath(locale, articlePath(id))} className="link inline-flex min-h-11 items-center">
                  <span>
                    <Marked text={title} words={near.words} />
                  </span>
                </a>
              </li>
            ))}
          </ul>
        </TitledSection>
      )}
    </>
  )
}
