import { Deferred } from '#client/components/deferred.tsx'
import { Skeleton } from '#client/components/skeleton.tsx'
import { TemplateGrid } from '#client/features/word/template-grid.tsx'
import { useMessages } from '#client/i18n/messages.ts'
import { testMessages } from '#client/i18n/test.ts'
import { Section } from './section.tsx'

const SHOWN = 4

/** Cards from the real API, streamed after the shell. */
export function TemplateSection() {
  const t = useMessages(testMessages)
  return (
    <Section id="deferred" title={`${t.deferred} · ${t.cards}`}>
      <p className="mb-6 text-muted">{t.deferredNote}</p>
      <Deferred name="word.Jianli/list" input={{}} fallback={<CardSkeletons />} failure={<p>{t.deferredFailed}</p>}>
        {({ items }) => <TemplateGrid cards={items.slice(0, SHOWN)} />}
      </Deferred>
    </Section>
  )
}

function CardSkeletons() {
  return (
    <div className="grid grid-cols-2 gap-x-4 gap-y-8 sm:grid-cols-3 sm:gap-x-5 lg:grid-cols-4">
      {Array.from({ length: SHOWN }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the skeletons are alike and never move.
        <div key={index}>
          <Skeleton className="aspect-[210/297] w-full" />
          <Skeleton className="mt-3 h-5 w-2/3" />
          <Skeleton className="mt-2 h-4 w-1/2" />
        </div>
      ))}
    </div>
  )
}
