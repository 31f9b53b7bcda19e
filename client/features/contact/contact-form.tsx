import { useId } from 'react'
import { Button } from '#client/components/button.tsx'
import { Field } from '#client/components/field.tsx'
import { useMessages } from '#client/i18n/messages.ts'
import { useLocale } from '#client/lib/page.tsx'
import { localePath } from '#client/lib/paths.ts'
import { CONTACT } from '#src/contract/addresses.ts'
import { type ContactTopic, contactTopics, MESSAGE_MAX } from '#src/contract/contact.ts'
import { contactTexts } from '#src/texts/contact.ts'

const BOX = 'w-full rounded-md border border-field bg-surface px-3.5 text-base hover:border-muted'

/** A form that works without scripts. If anything is wrong, the answer is the same form with everything typed. */
export function ContactForm({ topic }: { topic: string }) {
  const t = useMessages(contactTexts)
  const id = useId()
  return (
    <form method="post" action={localePath(useLocale(), CONTACT)} className="mt-6 grid gap-5">
      <div>
        <label htmlFor={`${id}topic`} className="mb-1.5 block text-sm font-medium">
          {t.topic}
        </label>
        <select id={`${id}topic`} name="topic" defaultValue={topic} className={`${BOX} h-12`}>
          {contactTopics.map((known: ContactTopic) => (
            <option key={known} value={known}>
              {t.topics[known]}
            </option>
          ))}
        </select>
      </div>
      <Field
        label={t.email}
        hint={t.emailHint}
        name="email"
        type="email"
        autoComplete="email"
        required
        maxLength={254}
      />
      <Field label={t.name + t.optional} name="name" autoComplete="name" maxLength={60} />
      <Field label={t.order + t.optional} hint={t.orderHint} name="order_no" autoComplete="off" maxLength={40} />
      <div>
        <label htmlFor={`${id}message`} className="mb-1.5 block text-sm font-medium">
          {t.message}
        </label>
        <textarea
          id={`${id}message`}
          name="message"
          required
          maxLength={MESSAGE_MAX}
          rows={8}
          className={`${BOX} py-3`}
        />
        <p className="mt-1.5 text-sm text-muted">{t.kept}</p>
      </div>
      <Button type="submit" variant="primary">
        {t.send}
      </Button>
    </form>
  )
}
