import { type FormEvent, useDeferredValue, useId, useMemo, useRef, useState } from 'react'
import { Button, ButtonLink } from '#client/components/button.tsx'
import { Field } from '#client/components/field.tsx'
import { HintedChoice } from '#client/features/editor/forms/hinted-choice.tsx'
import { useHome, useRoom } from '#client/features/editor/session/home.tsx'
import { useDocument, useEditor } from '#client/features/editor/session/use-editor.tsx'
import { editorChecksMessages } from '#client/i18n/editor-checks.ts'
import { postingMessages } from '#client/i18n/editor-posting.ts'
import { useMessages } from '#client/i18n/messages.ts'
import { usageMessages } from '#client/i18n/usage.ts'
import { useIsHighest } from '#client/lib/highest-level.ts'
import { useLocale } from '#client/lib/page.tsx'
import { localePath } from '#client/lib/paths.ts'
import { useStore } from '#client/lib/store.ts'
import { MEMBERSHIP } from '#src/contract/addresses.ts'
import { applicationLimits } from '#src/contract/application-limits.ts'
import { measureCoverage } from '#src/resume/coverage/coverage.ts'
import { guessPosting } from '#src/resume/posting/guess.ts'
import { carryDraft, draftOf, type PostingDraft } from './draft.ts'
import { PostingText } from './posting-text.tsx'
import { useApplications } from './use-applications.tsx'
import { useBegin } from './use-begin.ts'

/** The form for a new application: the posting, the facts it states, and which résumé to use. */
export function NewApplication({ onKept }: { onKept: () => void }) {
  const t = useMessages(postingMessages)
  const usage = useMessages(usageMessages)
  const checks = useMessages(editorChecksMessages)
  const locale = useLocale()
  const session = useEditor()
  const document = useDocument()
  const store = draftOf(session)
  const draft = useStore(store)
  const isGuest = useApplications() === null
  const posting = draft.posting.trim()
  const guess = useMemo(() => guessPosting(posting), [posting])
  const facts = {
    employer: draft.employer ?? guess.employer,
    title: draft.title ?? guess.title,
    link: draft.link ?? guess.link,
  }
  const isRead = Object.values(guess).some((fact) => fact !== '')
  const room = useRoom()
  const isHighest = useIsHighest()
  const isFull = room !== null && room.used >= room.limit
  const [wantsCopy, setWantsCopy] = useState(true)
  const isCopy = wantsCopy && !isFull
  const asked = useDeferredValue(posting)
  const coverage = useMemo(() => measureCoverage(document, asked), [document, asked])
  const { begin, busy, errors } = useBegin(onKept)
  const [isTitleMissing, setTitleMissing] = useState(false)
  const titleField = useRef<HTMLInputElement>(null)
  const id = useId()

  function submit(event: FormEvent): void {
    event.preventDefault()
    if (facts.title.trim() === '') {
      setTitleMissing(true)
      titleField.current?.focus()
    } else if (!busy) begin({ ...facts, posting, isCopy })
  }

  const factField = (name: keyof typeof facts, most: number) => ({
    label: t[name],
    value: facts[name],
    maxLength: most,
    error: errors[name],
    onChange: ({ target }: { target: HTMLInputElement }) => store.set({ ...draft, [name]: target.value }),
  })

  return (
    <form onSubmit={submit} noValidate>
      <p className="mt-2 max-w-text text-muted">{t.lead}</p>
      <PostingText draft={store} />
      {posting !== '' && (
        <>
          <p role="status" className="mt-3 text-sm font-medium">
            {coverage.total === 0 ? checks.jobNoTerms : checks.jobCover(coverage.covered, coverage.total)}
          </p>
          <fieldset className="mt-5">
            <legend className="mb-3 text-sm text-muted">{isRead ? t.facts : t.factsUnread}</legend>
            <div className="grid gap-4 sm:grid-cols-2">
              <Field
                ref={titleField}
                {...factField('title', applicationLimits.name)}
                error={isTitleMissing && facts.title.trim() === '' ? t.titleMissing : errors.title}
              />
              <Field {...factField('employer', applicationLimits.name)} />
              <Field {...factField('link', applicationLimits.link)} type="url" className="sm:col-span-2" />
            </div>
          </fieldset>
          {isGuest ? (
            <GuestNote draft={{ ...draft, ...facts }} />
          ) : (
            <>
              <fieldset className="mt-5">
                <legend className="font-medium">{t.source}</legend>
                <HintedChoice
                  type="radio"
                  name={id}
                  label={t.copy}
                  hint={isFull ? usage.noRoom(room.used, room.limit) : t.copyHint}
                  isChosen={isCopy}
                  isDisabled={isFull}
                  onChange={() => setWantsCopy(true)}
                />
                <HintedChoice
                  type="radio"
                  name={id}
                  label={t.present}
                  hint={t.presentHint}
                  isChosen={!isCopy}
                  onChange={() => setWantsCopy(false)}
                />
              </fieldset>
              <div className="mt-5 flex flex-wrap items-center justify-end gap-3">
                {room && <p className="mr-auto text-sm text-muted tabular-nums">{t.room(room.used, room.limit)}</p>}
                {isFull && !isHighest && <ButtonLink href={localePath(locale, MEMBERSHIP)}>{t.plans}</ButtonLink>}
                <Button type="submit" variant="primary" busy={busy}>
                  {t.create}
                </Button>
              </div>
            </>
          )}
        </>
      )}
    </form>
  )
}

/** Explains that an application needs an account, and continues there with the filled-in form. */
function GuestNote({ draft }: { draft: PostingDraft }) {
  const t = useMessages(postingMessages)
  const { id } = useEditor()
  const { toAccount } = useHome()
  return (
    <div className="mt-5 rounded-md bg-accent-soft px-4 py-3">
      <h3 className="font-medium">{t.guestTitle}</h3>
      <p className="mt-1 max-w-text text-sm">{t.guestText}</p>
      <Button
        variant="primary"
        className="mt-3"
        onClick={() => {
          carryDraft(id, draft)
          toAccount?.({ posting: true })
        }}
      >
        {t.guestGo}
      </Button>
    </div>
  )
}
