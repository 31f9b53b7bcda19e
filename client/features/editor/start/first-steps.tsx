import { useId } from 'react'
import { editorStartMessages, situationNotes } from '#client/i18n/editor-start.ts'
import { useMessages } from '#client/i18n/messages.ts'
import { situationMessages, situations } from '#client/i18n/situations.ts'
import { OptionCard } from './option-card.tsx'
import { Step } from './step.tsx'
import type { useChoices } from './use-choices.ts'

type Choices = ReturnType<typeof useChoices>

/** The choice of the résumé's language, which may differ from the page's. */
export function LanguageStep({ locale, choose, isBlank }: Pick<Choices, 'locale' | 'choose' | 'isBlank'>) {
  const t = useMessages(editorStartMessages)
  const group = useId()
  const sample = isBlank ? null : ''
  return (
    <Step number={1} title={t.language}>
      <div role="radiogroup" aria-label={t.language} className="grid gap-3 sm:grid-cols-2">
        {(['zh', 'en'] as const).map((language) => (
          <OptionCard
            key={language}
            group={group}
            title={t[language]}
            text={t[`${language}Text`]}
            checked={language === locale}
            onChoose={() => choose({ locale: language, sample })}
          />
        ))}
      </div>
    </Step>
  )
}

/** The choice of situation, which decides the sections of an empty résumé and the examples offered. */
export function SituationStep({ situation, choose, isBlank }: Pick<Choices, 'situation' | 'choose' | 'isBlank'>) {
  const t = useMessages(editorStartMessages)
  const names = useMessages(situationMessages)
  const notes = useMessages(situationNotes)
  const group = useId()
  return (
    <Step number={2} title={t.situation}>
      <div role="radiogroup" aria-label={t.situation} className="grid grid-cols-2 gap-3 sm:grid-cols-3">
        {situations.map((name) => (
          <OptionCard
            key={name}
            group={group}
            title={names[name]}
            text={notes[name]}
            checked={name === situation}
            onChoose={() => choose({ situation: name, sample: isBlank ? null : '', showsAll: false })}
          />
        ))}
      </div>
    </Step>
  )
}
