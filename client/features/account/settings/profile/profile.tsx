import { type SubmitEvent, useId, useState } from 'react'
import { Button } from '#client/components/button.tsx'
import { Field } from '#client/components/field.tsx'
import { Part } from '#client/features/account/settings/part.tsx'
import { isAnswer } from '#client/features/account/settings/use-proof.ts'
import { profileMessages } from '#client/i18n/account-profile.ts'
import { useMessages } from '#client/i18n/messages.ts'
import { useClient } from '#client/lib/client.tsx'
import { refreshUserOrReport } from '#client/lib/refresh-user.ts'
import type { AccountView } from '#src/contract/account.ts'
import { type Locale, locales } from '#src/contract/locale.ts'
import { NAME_MAX } from '#src/contract/text-limits.ts'
import { PictureField } from './picture-field.tsx'

/** The name of each language in that language. */
const NAMES: Record<Locale, string> = { zh: '中文', en: 'English' }
const BOX = 'h-12 w-full rounded-md border border-field bg-surface px-3.5 text-base hover:border-muted'

/** The profile form: name, picture, and language of e-mails. */
export function Profile({ profile: saved }: Pick<AccountView, 'profile'>) {
  const t = useMessages(profileMessages)
  const client = useClient()
  const id = useId()
  const [profile, setProfile] = useState(saved)
  const [error, setError] = useState<string>()
  const [busy, setBusy] = useState(false)
  const change = (part: Partial<typeof profile>) => setProfile((profile) => ({ ...profile, ...part }))

  async function save(): Promise<void> {
    setBusy(true)
    setError(undefined)
    try {
      const { message } = await client.call('user.Profile/save', profile)
      client.announce(message)
      await refreshUserOrReport(client)
    } catch (cause) {
      if (isAnswer(cause)) setError(cause.errors.user_name ?? cause.message)
      else client.report(cause, () => void save())
    } finally {
      setBusy(false)
    }
  }

  function submit(event: SubmitEvent): void {
    event.preventDefault()
    if (!busy) void save()
  }

  return (
    <Part title={t.title} text={t.text}>
      <form noValidate onSubmit={submit} className="mt-4 grid max-w-md gap-5">
        <PictureField name={profile.user_name} picture={profile.picture} onChange={(picture) => change({ picture })} />
        <Field
          label={t.name}
          autoComplete="nickname"
          maxLength={NAME_MAX}
          value={profile.user_name}
          error={error}
          onChange={(event) => change({ user_name: event.target.value })}
        />
        <div>
          <label htmlFor={id} className="mb-1.5 block text-sm font-medium">
            {t.language}
          </label>
          <select
            id={id}
            className={BOX}
            aria-describedby={`${id}hint`}
            value={profile.language ?? ''}
            onChange={({ target: { value } }) => change({ language: locales.find((one) => one === value) ?? null })}
          >
            <option value="">{t.ofPage}</option>
            {locales.map((locale) => (
              <option key={locale} value={locale} lang={locale}>
                {NAMES[locale]}
              </option>
            ))}
          </select>
          <p id={`${id}hint`} className="mt-1.5 text-sm text-muted">
            {t.languageHint}
          </p>
        </div>
        <div>
          <Button type="submit" variant="primary" busy={busy}>
            {t.save}
          </Button>
        </div>
      </form>
    </Part>
  )
}
