import type { FormEvent } from 'react'
import { Button } from '#client/components/button.tsx'
import { Field } from '#client/components/field.tsx'
import { applicationMessages } from '#client/i18n/applications.ts'
import { useMessages } from '#client/i18n/messages.ts'
import { say } from '#client/lib/say.ts'
import { useAction } from '#client/lib/use-action.ts'
import { applicationLimits } from '#src/contract/application-limits.ts'
import type { Application } from '#src/contract/applications.ts'
import type { ApplicationChange } from './use-application.ts'

type NextStepFormProps = {
  application: Application
  onChange: (change: ApplicationChange) => Promise<void>
}

/** A form for the next step of an application: a text and a date, both empty when there is none. */
export function NextStepForm({ application, onChange }: NextStepFormProps) {
  const t = useMessages(applicationMessages)
  const { busy, run } = useAction()

  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault()
    if (busy) return
    const form = new FormData(event.currentTarget)
    const on = String(form.get('on') ?? '')
    const next = { step: String(form.get('step') ?? ''), on: on === '' ? null : on }
    run(async () => {
      await onChange({ next })
      say(t.nextSaved)
    })
  }

  return (
    <form data-asks="" onSubmit={submit} className="flex flex-wrap items-end gap-3">
      <Field
        label={t.next}
        name="step"
        placeholder={t.nextHint}
        maxLength={applicationLimits.step}
        defaultValue={application.next_step}
        className="min-w-0 flex-1 basis-60"
      />
      <Field label={t.nextOn} name="on" type="date" defaultValue={application.next_on ?? ''} className="w-44" />
      <Button type="submit" busy={busy} className="min-h-12">
        {t.saveNext}
      </Button>
    </form>
  )
}
