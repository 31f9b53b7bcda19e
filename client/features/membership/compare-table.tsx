import { Icon } from '#client/components/icon.tsx'
import { membershipMessages } from '#client/i18n/membership.ts'
import { useMessages } from '#client/i18n/messages.ts'
import { formatYuan } from '#client/lib/money.ts'
import { useLocale } from '#client/lib/page.tsx'
import { localePath } from '#client/lib/paths.ts'
import { ACCOUNT } from '#src/contract/addresses.ts'
import type { FreeLevel, Plan } from '#src/contract/membership.ts'
import { pushedPlan } from './offers.ts'

type CompareTableProps = { free: FreeLevel; plans: readonly Plan[] }

/** A table of what every level allows, and of what all levels include. */
export function CompareTable({ free, plans }: CompareTableProps) {
  const t = useMessages(membershipMessages)
  const pushed = pushedPlan(plans)
  const rows = [
    {
      name: t.rowResumes,
      free: free.online_resume_management_upper_limit,
      of: (plan: Plan) => plan.online_resume_management_upper_limit,
    },
    {
      name: t.rowDownloads,
      free: free.resume_word_download_limit,
      of: (plan: Plan) => plan.resume_word_download_limit,
    },
    { name: t.rowDays, free: t.unlimited, of: ({ days }: Plan) => (days === null ? t.forever : t.days(days)) },
    { name: t.rowPrice, free: t.freePrice, of: ({ price }: Plan) => formatYuan(price) },
  ]
  return (
    <div className="vip-part">
      <h2 id="compare" className="font-serif text-2xl">
        {t.compare}
      </h2>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: without a mouse it is scrolled with the arrow keys. */}
      <section className="compare-window" aria-labelledby="compare" tabIndex={0}>
        <table className="compare">
          <thead>
            <tr>
              <th scope="col">{t.limit}</th>
              <th scope="col">{free.name}</th>
              {plans.map((plan) => (
                <th key={plan.id} scope="col" data-pushed={plan === pushed || undefined}>
                  {plan.name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row.name}>
                <th scope="row">{row.name}</th>
                <td>{row.free}</td>
                {plans.map((plan) => (
                  <td key={plan.id} data-pushed={plan === pushed || undefined}>
                    {row.of(plan)}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      <Everybody />
    </div>
  )
}

function Everybody() {
  const t = useMessages(membershipMessages)
  const account = localePath(useLocale(), `${ACCOUNT}#export`)
  return (
    <div className="everybody">
      <h3 className="font-serif text-lg">{t.everybody}</h3>
      <ul>
        {[t.all1, t.all2, t.all3, t.all4, t.all5, t.all6].map((text) => (
          <li key={text}>
            <Icon name="check" className="mt-0.5 text-accent" />
            {text === t.all6 ? (
              <a href={account} className="link">
                {text}
              </a>
            ) : (
              text
            )}
          </li>
        ))}
      </ul>
    </div>
  )
}
