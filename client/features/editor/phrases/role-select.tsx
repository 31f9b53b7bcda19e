import { familyMessages, phraseMessages } from '#client/i18n/editor-phrases.ts'
import { useMessages } from '#client/i18n/messages.ts'
import type { ResumeLocale } from '#src/resume/document.ts'
import { roles } from '#src/resume/phrases/roles.ts'

type RoleSelectProps = { locale: ResumeLocale; value: string; onChange: (role: string) => void }

/** Chooses one of all roles, grouped by family and named in the language of the résumé. */
export function RoleSelect({ locale, value, onChange }: RoleSelectProps) {
  const t = useMessages(phraseMessages)
  const names = useMessages(familyMessages)
  return (
    <label className="block text-sm">
      <span className="mb-1 block text-muted">{t.role}</span>
      <select
        value={value}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
        className="h-11 w-full rounded-md border border-field bg-surface px-3 pointer-coarse:text-base"
      >
        <option value="" disabled>
          {t.chooseRole}
        </option>
        {[...Map.groupBy(roles, ({ family }) => family)].map(([family, members]) => (
          <optgroup key={family} label={names[family]}>
            {members.map(({ role, name }) => (
              <option key={role} value={role}>
                {name[locale]}
              </option>
            ))}
          </optgroup>
        ))}
      </select>
    </label>
  )
}
