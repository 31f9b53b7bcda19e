import { useState } from 'react'
import { flushSync } from 'react-dom'
import { Dialog } from '#client/components/dialog.tsx'
import { LoadFailure } from '#client/components/load-failure.tsx'
import { focusField } from '#client/features/editor/forms/focus-field.ts'
import { useDocument, useEditor } from '#client/features/editor/session/use-editor.tsx'
import { familyMessages, phraseMessages } from '#client/i18n/editor-phrases.ts'
import { useMessages } from '#client/i18n/messages.ts'
import { useSaid } from '#client/lib/use-said.ts'
import { localeTags } from '#src/contract/locale.ts'
import type { ResumeLocale } from '#src/resume/document.ts'
import { setItem } from '#src/resume/edits.ts'
import { blanksIn, piecesOf } from '#src/resume/phrases/blanks.ts'
import { guessRole } from '#src/resume/phrases/guess.ts'
import { insertPhrase } from '#src/resume/phrases/insert.ts'
import { roles } from '#src/resume/phrases/roles.ts'
import { aimOf } from '#src/resume/samples/role-lines.ts'
import type { PhraseTarget } from './phrase-target.ts'
import { type Phrase, usePhrases } from './use-phrases.ts'

type PhrasesDialogProps = { target: PhraseTarget; onClose: () => void }

/** Sentences by role: a chosen one becomes a bullet, with its first blank selected. Load it lazily. */
export function PhrasesDialog({ target, onClose }: PhrasesDialogProps) {
  const t = useMessages(phraseMessages)
  const document = useDocument()
  const { edit } = useEditor()
  const { locale } = document
  const item = document.items[target.item]
  const [role, setRole] = useState(() => guessRole([item?.title ?? '', aimOf(document)], locale))
  const [typed, setTyped] = useState('')
  const { own, others, failed, retry } = usePhrases(locale, role, typed)
  const count = own === null ? null : own.length + others.length
  useSaid(
    `${role?.role} ${typed.trim()}`,
    count === null || (role === null && typed.trim() === '') ? null : t.found(count),
  )

  function choose(phrase: string): void {
    const { body, line } = insertPhrase(item?.body ?? '', target.line, phrase)
    edit(setItem(target.item, { body }))
    flushSync(onClose)
    const [blank] = blanksIn(line)
    // The dialog first returns the focus.
    setTimeout(() => focusField(`items/${target.item}.body`, { line, ...(blank && { words: blank.text }) }))
  }

  const list = (phrases: readonly Phrase[], isNamed: boolean) => (
    <ul lang={localeTags[locale]} className="mt-2 rows border-y border-line">
      {phrases.map(({ text, of }) => (
        <li key={`${of.role} ${text}`}>
          <button
            type="button"
            className="min-h-11 w-full rounded-md px-2 py-2.5 text-left text-sm leading-relaxed hover:bg-sunken"
            onClick={() => choose(text)}
          >
            <Sentence text={text} />
            {isNamed && <span className="mt-0.5 block text-xs text-muted">{of.name[locale]}</span>}
          </button>
        </li>
      ))}
    </ul>
  )
  return (
    <Dialog open onClose={onClose} title={t.title} width="medium">
      <p className="mt-1 text-sm text-muted">{t.note}</p>
      <div className="mt-4 grid gap-3 sm:grid-cols-2">
        <RoleSelect
          locale={locale}
          value={role?.role ?? ''}
          onChange={(next) => setRole(roles.find((one) => one.role === next) ?? null)}
        />
        <label className="block text-sm">
          <span className="mb-1 block text-muted">{t.search}</span>
          <input
            type="search"
            data-first-focus
            maxLength={60}
            placeholder={t.example}
            value={typed}
            onChange={({ currentTarget }) => setTyped(currentTarget.value)}
            className="h-11 w-full rounded-md border border-field bg-surface px-3 pointer-coarse:text-base"
          />
        </label>
      </div>
      {failed ? (
        <LoadFailure text={t.failed} onRetry={retry} className="mt-4" />
      ) : (
        <div className="mt-4 max-h-[55dvh] overflow-y-auto max-sm:max-h-none" tabIndex={-1}>
          {own === null && <p className="text-sm text-muted">{t.loading}</p>}
          {count === 0 && (
            <p className="text-sm text-muted">{role === null && typed.trim() === '' ? t.chooseRole : t.none}</p>
          )}
          {own !== null && own.length > 0 && list(own, false)}
          {others.length > 0 && (
            <>
              <h3 className="mt-5 text-sm font-medium">{t.others}</h3>
              {list(others, true)}
            </>
          )}
        </div>
      )}
    </Dialog>
  )
}

/** A sentence with its blanks marked. */
function Sentence({ text }: { text: string }) {
  const t = useMessages(phraseMessages)
  return piecesOf(text).map((piece, index) => {
    const key = `${index} ${piece.text}`
    return piece.isBlank ? (
      <span key={key} className="mx-0.5 rounded-sm border-b border-accent bg-sunken px-1 text-muted">
        <span className="sr-only">{t.blank}</span>
        {piece.text}
      </span>
    ) : (
      <span key={key}>{piece.text}</span>
    )
  })
}

type RoleSelectProps = { locale: ResumeLocale; value: string; onChange: (role: string) => void }

/** Chooses one of all roles, grouped by family and named in the language of the résumé. */
function RoleSelect({ locale, value, onChange }: RoleSelectProps) {
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
