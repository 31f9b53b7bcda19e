import { useDeferredValue, useId, useMemo } from 'react'
import { CoverageChange } from '#client/components/applications/coverage-change.tsx'
import { Button } from '#client/components/button.tsx'
import { draftOf, emptyDraft } from '#client/features/editor/posting/draft.ts'
import { useApplications } from '#client/features/editor/posting/use-applications.tsx'
import { useDocument, useEditor } from '#client/features/editor/session/use-editor.tsx'
import { applicationMessages } from '#client/i18n/applications.ts'
import { editorChecksMessages } from '#client/i18n/editor-checks.ts'
import { postingMessages } from '#client/i18n/editor-posting.ts'
import { useMessages } from '#client/i18n/messages.ts'
import { useStore } from '#client/lib/store.ts'
import { applicationLimits } from '#src/contract/application-limits.ts'
import { type CoveredTerm, coverageOf } from '#src/resume/coverage/coverage.ts'
import { Disclosure } from './disclosure.tsx'
import { usePlaceName } from './use-place-name.ts'

type JobMatchProps = {
  /** Opens a field of the forms. */
  onShow: (address: string) => void
  /** Opens the application the résumé is for, or a new one. */
  onPosting: () => void
}

/**
 * Shows which terms of a job posting the résumé contains. The posting is that of the résumé's application; without an
 * application it is pasted here and stays in the memory of this page.
 */
export function JobMatch({ onShow, onPosting }: JobMatchProps) {
  const t = useMessages(editorChecksMessages)
  const posting = useMessages(postingMessages)
  const names = useMessages(applicationMessages)
  const application = useApplications()?.open.application ?? null
  if (application === null) return <PastedJob onShow={onShow} onPosting={onPosting} />
  const name = names.at(application.title, application.employer)
  return (
    <Disclosure title={t.job} note={posting.kept(name)}>
      <p className="text-sm">
        <CoverageChange coverage={application.coverage} />
      </p>
      <Button size="small" className="mt-2" onClick={onPosting}>
        {posting.open}
      </Button>
      <Coverage posting={application.posting} onShow={onShow} />
    </Disclosure>
  )
}

/** Compares with a posting that is only pasted here, without an application. */
function PastedJob({ onShow, onPosting }: JobMatchProps) {
  const t = useMessages(editorChecksMessages)
  const { keep } = useMessages(postingMessages)
  const draft = draftOf(useEditor())
  const { posting } = useStore(draft)
  const id = useId()
  return (
    <Disclosure title={t.job} note={t.jobNote}>
      <label htmlFor={id} className="mb-1 block text-sm text-muted">
        {t.jobText}
      </label>
      <div className="form-box">
        <textarea
          id={id}
          value={posting}
          maxLength={applicationLimits.posting}
          placeholder={t.jobExample}
          rows={6}
          onChange={({ target }) => draft.set({ ...draft.get(), posting: target.value })}
          className="w-full resize-y bg-transparent p-3 text-sm outline-none placeholder:text-muted/85"
        />
      </div>
      {posting !== '' && (
        <div className="mt-2 flex flex-wrap gap-2">
          <Button size="small" variant="primary" onClick={onPosting}>
            {keep}
          </Button>
          <Button size="small" onClick={() => draft.set(emptyDraft)}>
            {t.jobClear}
          </Button>
        </div>
      )}
      <Coverage posting={posting} onShow={onShow} />
    </Disclosure>
  )
}

function Coverage({ posting, onShow }: { posting: string; onShow: (address: string) => void }) {
  const t = useMessages(editorChecksMessages)
  const document = useDeferredValue(useDocument())
  const asked = useDeferredValue(posting.trim())
  const terms = useMemo(() => (asked === '' ? [] : coverageOf(document, asked)), [document, asked])
  const covered = terms.filter(({ addresses }) => addresses.length > 0)
  const missing = terms.filter(({ addresses }) => addresses.length === 0)
  return (
    <>
      <p role="status" className="mt-3 text-sm font-medium">
        {asked !== '' && (terms.length === 0 ? t.jobNoTerms : t.jobCover(covered.length, terms.length))}
      </p>
      {terms.length > 0 && (
        <>
          <p className="mt-1 text-sm text-muted">{t.jobHint}</p>
          <h3 className="mt-4 mb-1 text-sm font-semibold">{t.jobMissing}</h3>
          {missing.length === 0 ? (
            <p className="text-sm">{t.jobAll}</p>
          ) : (
            <ul className="flex flex-wrap gap-1.5 text-sm">
              {missing.map((term) => (
                <li key={term.term} className="rounded-md border border-dashed border-line-strong px-2 py-0.5">
                  {term.term} <Times term={term} />
                </li>
              ))}
            </ul>
          )}
          {covered.length > 0 && (
            <>
              <h3 className="mt-4 mb-1 text-sm font-semibold">{t.jobCovered}</h3>
              <ul className="rows text-sm">
                {covered.map((term) => (
                  <Covered key={term.term} term={term} onShow={onShow} />
                ))}
              </ul>
            </>
          )}
        </>
      )}
    </>
  )
}

/** A term and the first field that contains it. */
function Covered({ term, onShow }: { term: CoveredTerm; onShow: (address: string) => void }) {
  const t = useMessages(editorChecksMessages)
  const placeName = usePlaceName(useDocument())
  const [address = ''] = term.addresses
  return (
    <li className="flex flex-wrap items-baseline justify-between gap-x-3 py-1">
      <span>
        {term.term} <Times term={term} />
      </span>
      <button
        type="button"
        className="link min-h-8 text-left text-muted pointer-coarse:min-h-11"
        onClick={() => onShow(address)}
      >
        {t.jobIn(placeName(address))}
      </button>
    </li>
  )
}

function Times({ term }: { term: CoveredTerm }) {
  const t = useMessages(editorChecksMessages)
  return term.times > 1 ? <span className="text-xs text-muted">{t.jobTimes(term.times)}</span> : null
}
