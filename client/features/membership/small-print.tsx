import { ButtonLink } from '#client/components/button.tsx'
import { Points } from '#client/components/points.tsx'
import { QuestionList } from '#client/components/question-list.tsx'
import { TitledSection } from '#client/components/titled-section.tsx'
import { membershipMessages } from '#client/i18n/membership.ts'
import { useMessages } from '#client/i18n/messages.ts'
import { useLocale } from '#client/lib/page.tsx'
import { localePath } from '#client/lib/paths.ts'
import { AGREEMENT, GALLERY, REDEEM } from '#src/contract/addresses.ts'

const numbers = [1, 2, 3, 4, 5, 6] as const

/** Alternatives to a membership: a single template, or a redemption code. */
export function OtherWays() {
  const t = useMessages(membershipMessages)
  const locale = useLocale()
  return (
    <TitledSection id="other" title={t.other} titleClass="font-serif text-2xl" className="vip-part">
      <div className="other-ways">
        <div>
          <h3 className="font-medium">{t.single}</h3>
          <p className="mt-1 text-muted">{t.singleText}</p>
          <ButtonLink href={localePath(locale, GALLERY)} className="mt-4">
            {t.singleAction}
          </ButtonLink>
        </div>
        <div>
          <h3 className="font-medium">{t.code}</h3>
          <p className="mt-1 text-muted">{t.codeText}</p>
          <ButtonLink href={localePath(locale, REDEEM)} className="mt-4">
            {t.codeAction}
          </ButtonLink>
        </div>
      </div>
    </TitledSection>
  )
}

/** Frequently asked questions about paying. */
export function Questions() {
  const t = useMessages(membershipMessages)
  const contact = localePath(useLocale(), '/contact?topic=payment')
  const toUs = (
    <>
      {t.a7}{' '}
      <a href={contact} className="link">
        {t.write}
      </a>
    </>
  )
  return (
    <TitledSection id="questions" title={t.questions} titleClass="font-serif text-2xl" className="vip-part faq">
      <QuestionList entries={[...numbers.map((number) => [t[`q${number}`], t[`a${number}`]] as const), [t.q7, toUs]]} />
    </TitledSection>
  )
}

/** The terms that apply when paying. */
export function Terms() {
  const t = useMessages(membershipMessages)
  const locale = useLocale()
  return (
    <section aria-labelledby="terms" className="vip-part terms">
      <h2 id="terms">{t.terms}</h2>
      <Points points={[t.term1, t.term2, t.term3]} />
      <p className="mt-2">
        <a href={localePath(locale, `${AGREEMENT}#service-5`)} className="link">
          {t.agreement}
        </a>
      </p>
    </section>
  )
}
