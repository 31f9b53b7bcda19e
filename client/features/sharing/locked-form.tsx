import { Brand } from '#client/components/brand.tsx'
import { Button } from '#client/components/button.tsx'
import { Field } from '#client/components/field.tsx'
import { useMessages } from '#client/i18n/messages.ts'
import { sharedMessages } from '#client/i18n/shared.ts'
import { usePage } from '#client/lib/page.tsx'
import { numbersOf } from '#src/contract/question.ts'

const refusals = ['wrong', 'often', 'busy', 'failed', 'person'] as const

/** Asks for the password of a link, with and without scripts; the address says why it asks again. */
export function LockedForm() {
  const t = useMessages(sharedMessages)
  const query = new URLSearchParams(usePage().search)
  const refusal = refusals.find((known) => known === query.get('refused'))
  const question = query.get('ask') ?? ''
  const numbers = numbersOf(question)
  return (
    <div className="mx-auto flex min-h-dvh max-w-96 flex-col justify-center px-5 py-10">
      <Brand />
      <h1 className="mt-6 font-serif text-2xl">{t.lockedTitle}</h1>
      <p className="mt-2 text-muted">{t.lockedText}</p>
      <form method="post" className="mt-6 grid gap-5">
        <Field
          label={t.password}
          name="password"
          type="password"
          autoComplete="off"
          required
          maxLength={64}
          error={refusal && t[refusal]}
        />
        {numbers !== null && (
          <>
            <input type="hidden" name="captcha_question" value={question} />
            <Field
              label={t.question(numbers.a, numbers.b)}
              name="captcha_answer"
              inputMode="numeric"
              autoComplete="off"
              required
              maxLength={4}
            />
          </>
        )}
        <Button type="submit" variant="primary" wide>
          {t.open}
        </Button>
      </form>
    </div>
  )
}
