import { ButtonLink } from '#client/components/button.tsx'
import { TitledSection } from '#client/components/titled-section.tsx'
import { seasonMessages } from '#client/i18n/membership-season.ts'
import { useMessages } from '#client/i18n/messages.ts'
import { formatYuan } from '#client/lib/money.ts'
import { useLocale } from '#client/lib/page.tsx'
import { localePath } from '#client/lib/paths.ts'
import { MEMBERSHIP } from '#src/contract/addresses.ts'
import type { FreeLevel, Plan } from '#src/contract/membership.ts'

/** Situations in which the free limits are reached, and what the plan changes. */
export function SeasonStories({ free, plan }: { free: FreeLevel; plan: Plan }) {
  const t = useMessages(seasonMessages)
  const resumes = [free.online_resume_management_upper_limit, plan.online_resume_management_upper_limit] as const
  const downloads = [free.resume_word_download_limit, plan.resume_word_download_limit] as const
  const stories = [
    { title: t.story1, text: t.story1Text, use: t.story1Use(...resumes) },
    { title: t.story2, text: t.story2Text, use: t.story2Use() },
    { title: t.story3, text: t.story3Text, use: t.story3Use(...downloads) },
    { title: t.story4, text: t.story4Text, use: t.story4Use() },
  ]
  return (
    <TitledSection id="stories" title={t.stories} titleClass="font-serif text-2xl" className="vip-part">
      <ol className="stories">
        {stories.map(({ title, text, use }) => (
          <li key={title}>
            <h3 className="font-serif text-xl">{title}</h3>
            <p className="text-muted">{text}</p>
            <p className="story-use">{use}</p>
          </li>
        ))}
      </ol>
    </TitledSection>
  )
}

/** Compares the plan with buying the shortest plan for the same time. */
export function SeasonSum({ plan, plans }: { plan: Plan; plans: readonly Plan[] }) {
  const t = useMessages(seasonMessages)
  const locale = useLocale()
  const shortest = plans.find(({ days }) => days !== null)
  const times = Math.round((plan.days ?? 0) / (shortest?.days ?? 1))
  if (shortest === undefined || times < 2) return null
  return (
    <section aria-labelledby="sum" className="vip-part season-sum">
      <div>
        <h2 id="sum" className="font-serif text-2xl">
          {t.sum}
        </h2>
        <p className="mt-3 text-muted">{t.short}</p>
      </div>
      <dl>
        <div>
          <dt>{t.sumText(times, shortest.name)}</dt>
          <dd>{formatYuan(times * shortest.price)}</dd>
        </div>
        <div data-pushed>
          <dt>{t.sumPushed(plan.name)}</dt>
          <dd>{formatYuan(plan.price)}</dd>
        </div>
      </dl>
      <ButtonLink href={localePath(locale, MEMBERSHIP)}>{t.allPlans}</ButtonLink>
    </section>
  )
}
