import { Suspense } from 'react'
import { PageHead } from '#client/components/page-head.tsx'
import { useHydrated } from '#client/components/use-hydrated.ts'
import { useMessages } from '#client/i18n/messages.ts'
import { testMessages } from '#client/i18n/test.ts'
import { lazyPart } from '#client/lib/part.ts'
import { ArticleSection } from './test/articles.tsx'
import { BadgeSection, ButtonSection, EmptySection, FieldSection } from './test/basics.tsx'
import { TemplateSection } from './test/templates.tsx'

/** Dialogs, machines and other parts that need a browser; the Worker does not contain them. */
const LiveSections = lazyPart(
  import.meta.env.SSR ? null : async () => (await import('./test/live-sections.tsx')).LiveSections,
)

const contents = [
  'buttons',
  'badges',
  'fields',
  'empty',
  'notices',
  'qr',
  'code',
  'login',
  'purchase',
  'membership',
  'applications',
  'handoff',
  'machines',
  'articles',
  'deferred',
] as const

export default function TestRoute() {
  const t = useMessages(testMessages)
  const isHydrated = useHydrated()
  return (
    <div className="wrap">
      <PageHead title={t.title} noindex />
      <h1 className="pt-10 font-serif text-2xl md:text-3xl">{t.title}</h1>
      <p className="mt-3 max-w-text text-muted">{t.intro}</p>
      <nav aria-label={t.contents} className="mt-6 mb-10">
        <ul className="flex flex-wrap gap-2">
          {contents.map((id) => (
            <li key={id}>
              <a href={`#${id}`} className="chip border-line">
                {t[id]}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <ButtonSection />
      <BadgeSection />
      <FieldSection />
      <EmptySection />
      {isHydrated && (
        <Suspense fallback={null}>
          <LiveSections />
        </Suspense>
      )}
      <ArticleSection />
      <TemplateSection />
    </div>
  )
}
