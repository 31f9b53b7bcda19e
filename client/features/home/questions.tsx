import { QuestionList } from '#client/components/question-list.tsx'
import { homeMessages } from '#client/i18n/home.ts'
import { useMessages } from '#client/i18n/messages.ts'
import { useLocale } from '#client/lib/page.tsx'
import { localePath } from '#client/lib/paths.ts'
import { ACCOUNT } from '#src/contract/addresses.ts'

const numbers = [1, 2, 3, 4, 5] as const

/** The frequent questions of the home page, with their answers. */
export function Questions() {
  const t = useMessages(homeMessages)
  const locale = useLocale()
  const leaving = (
    <>
      {t.a6}{' '}
      <a href={localePath(locale, `${ACCOUNT}#export`)} className="link">
        {t.account}
      </a>
    </>
  )
  return (
    <section aria-labelledby="questions" className="wrap section questions">
      <h2 id="questions" className="font-serif text-2xl md:text-3xl">
        {t.questionsTitle}
      </h2>
      <QuestionList
        entries={[...numbers.map((number) => [t[`q${number}`], t[`a${number}`]] as const), [t.q6, leaving]]}
      />
    </section>
  )
}
