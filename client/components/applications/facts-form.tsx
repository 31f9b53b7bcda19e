import type { FormEvent } from 'react'
import { Button } from '#client/components/button.tsx'
import { Field } from '#client/components/field.tsx'
import { Icon } from '#client/components/icon.tsx'
import { applicationMessages } from '#client/i18n/applications.ts'
import { useMessages } from '#client/i18n/messages.ts'
import { say } from '#client/lib/say.ts'
import { useAction } from '#client/lib/use-action.ts'
import { applicationLimits } from '#src/contract/application-limits.ts'
import type { Application } from '#src/contract/applications.ts'
import type { ApplicationChange } from './use-application.ts'

type FactsFormProps = {
  application: Application
  onChange: (change: ApplicationChange) => Promise<void>
}

/** A form for employer, job title and address of the posting, folded away because they are rarely corrected. */
export function FactsForm({ application: { title, employer, link }, onChange }: FactsFormProps) {
  const t = useMessages(applicationMessages)
  const { busy, run } = useAction()

  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault()
    if (busy) return
    const form = new FormData(event.currentTarget)
    const text = (name: string) => String(form.get(name) ?? '')
    const facts = { title: text('title'), employer: text('employer'), link: text('link') }
    run(async () => {
      await onChange(facts)
      say(t.factsSaved)
    })
  }

  return (
    <details className="group">
      <summary className="flex min-h-11 items-center gap-2 rounded-md font-medium">
        <span className="flex-1">{t.facts}</span>
        <Icon name="chevron-down" className="text-muted transition-transform group-open:rotate-180" />
      </summary>
      <form data-asks="" onSubmit={submit} className="mt-2 grid gap-4 sm:grid-cols-2">
        <Field label={t.title} name="title" required maxLength={applicationLimits.name} defaultValue={title} />
        <Field label={t.employer} name="employer" maxLength={applicationLimits.name} defaultValue={employer} />
        <Field
          label={t.link}
          name="link"
          type="url"
          pattern="https?://.*"
          maxLength={applicationLimits.link}
          defaultValue={link}
          className="sm:col-span-2"
        />
        <Button type="submit" busy={busy} className="justify-self-start">
          {t.saveFacts}
        </Button>
      </form>
    </details>
  )
}
