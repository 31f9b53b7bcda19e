import { useId } from 'react'
import { editorStartMessages } from '#client/i18n/editor-start.ts'
import { useMessages } from '#client/i18n/messages.ts'
import { sectionTitles } from '#src/resume/labels.ts'
import { kindsFor, roleOf } from './beginnings.ts'
import { OptionCard } from './option-card.tsx'
import { Step } from './step.tsx'
import type { useChoices } from './use-choices.ts'

/** The choice between an empty résumé and an example. */
export function ContentStep(choices: ReturnType<typeof useChoices>) {
  const t = useMessages(editorStartMessages)
  const group = useId()
  const { isBlank, situation, locale, choose } = choices
  const titles = kindsFor(situation).map((kind) => sectionTitles[kind][locale])
  return (
    <Step number={3} title={t.content}>
      <div role="radiogroup" aria-label={t.content} className="grid gap-3">
        <OptionCard
          group={group}
          title={t.blank}
          text={t.blankText}
          checked={isBlank}
          onChoose={() => choose({ sample: null })}
        >
          {isBlank && (
            <p className="-mt-1 px-4 pb-3 text-sm" aria-live="polite">
              {t.sections(titles.join(locale === 'zh' ? '、' : ', '))}
            </p>
          )}
        </OptionCard>
        <OptionCard
          group={group}
          title={t.sample}
          text={t.sampleText}
          checked={!isBlank}
          onChoose={() => choose({ sample: '' })}
        >
          {!isBlank && <SampleChoice {...choices} />}
        </OptionCard>
      </div>
    </Step>
  )
}

function SampleChoice({ roles, otherRoles, sample, keepsPerson, locale, choose }: ReturnType<typeof useChoices>) {
  const t = useMessages(editorStartMessages)
  const id = useId()
  if (sample === undefined) {
    return (
      <p role="status" className="px-4 pb-3 text-sm text-muted">
        {t.loading}
      </p>
    )
  }
  return (
    <div className="px-4 pb-4">
      <label htmlFor={id} className="mb-1.5 block text-sm font-medium">
        {t.role}
      </label>
      <select
        id={id}
        lang={locale === 'zh' ? 'zh-CN' : 'en'}
        value={sample}
        onChange={({ target }) => choose({ sample: target.value })}
        className="h-12 w-full rounded-md border border-field bg-surface px-3 text-base"
      >
        {roles.map(([name, document]) => (
          <option key={name} value={name}>
            {roleOf(document)}
          </option>
        ))}
      </select>
      {otherRoles > 0 && (
        <button type="button" className="link mt-1 min-h-11 text-sm" onClick={() => choose({ showsAll: true })}>
          {t.allRoles(roles.length + otherRoles)}
        </button>
      )}
      <label className="flex min-h-11 cursor-pointer items-center gap-3 text-sm">
        <input
          type="checkbox"
          checked={keepsPerson}
          onChange={({ target }) => choose({ keepsPerson: target.checked })}
          className="size-5 flex-none accent-accent"
        />
        {t.keepPerson}
      </label>
    </div>
  )
}
