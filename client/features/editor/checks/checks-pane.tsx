import { useRef } from 'react'
import { flushSync } from 'react-dom'
import { Button } from '#client/components/button.tsx'
import { Icon } from '#client/components/icon.tsx'
import { LoadFailure } from '#client/components/load-failure.tsx'
import { Group } from '#client/features/editor/design/group.tsx'
import type { PlaceInField } from '#client/features/editor/forms/focus-field.ts'
import type { MadePdf } from '#client/features/editor/shell/use-pdf.ts'
import { editorChecksMessages, severityCountMessages } from '#client/i18n/editor-checks.ts'
import { spellingMessages } from '#client/i18n/editor-spelling.ts'
import { useMessages } from '#client/i18n/messages.ts'
import { type Finding, severities } from '#src/resume/checks/finding.ts'
import { FindingList } from './finding-list.tsx'
import { JobMatch } from './job-match.tsx'
import { MachineText } from './machine-text.tsx'
import type { Spelling } from './spelling/use-spelling.ts'
import type { Findings } from './use-findings.ts'

type ChecksPaneProps = Findings & {
  made: MadePdf | null
  /** The findings that were not dismissed. */
  open: readonly Finding[]
  onDismiss: (finding: Finding) => void
  onRestore: () => void
  /** Opens a field, or the design panel. */
  onShow: (address: string, place?: PlaceInField) => void
  /** Opens the application the résumé is for, or a new one. */
  onPosting: () => void
  spelling: Spelling
}

/** The checks panel: findings of the rules, the text a program extracts, and the comparison with a job posting. */
export function ChecksPane(props: ChecksPaneProps) {
  const { findings, failed, retry, made, open, onDismiss, onRestore, onShow, onPosting, spelling } = props
  const t = useMessages(editorChecksMessages)
  const counted = useMessages(severityCountMessages)
  const heading = useRef<HTMLDivElement>(null)
  const dismissed = (findings?.length ?? 0) - open.length
  const counts = severities.flatMap((severity) => {
    const count = open.filter((finding) => finding.severity === severity).length
    return count > 0 ? [counted[severity](count)] : []
  })
  // The pressed button disappears, so the focus moves to the list.
  const andReturn = (act: () => void) => {
    flushSync(act)
    heading.current?.focus()
  }
  return (
    <div className="p-4 pb-10">
      <Group title={t.checks} note={t.note}>
        <div ref={heading} tabIndex={-1} className="outline-none">
          <p role="status" className="text-sm font-medium">
            {findings === null ? (failed ? '' : t.checking) : counts.length > 0 && t.summary(counts.join(t.separator))}
          </p>
          {failed && <LoadFailure text={t.checkFailed} onRetry={retry} />}
          {findings !== null && open.length === 0 && (
            <p className="text-sm text-muted">
              <span className="flex items-center gap-1.5 text-base font-medium text-ink">
                <Icon name="check" className="text-accent" />
                {t.none}
              </span>
              {t.noneText}
            </p>
          )}
          {open.length > 0 && (
            <FindingList
              findings={open}
              onShow={onShow}
              onDismiss={(finding) => andReturn(() => onDismiss(finding))}
              onLearn={(word) => andReturn(() => spelling.learn(word))}
              onMended={() => heading.current?.focus()}
            />
          )}
          <SpellingNote spelling={spelling} onForget={() => andReturn(spelling.forget)} />
          {dismissed > 0 && (
            <p className="mt-2 flex items-center justify-between text-sm text-muted">
              {t.dismissed(dismissed)}
              <Button variant="quiet" size="small" onClick={() => andReturn(onRestore)}>
                {t.restore}
              </Button>
            </p>
          )}
        </div>
      </Group>
      <div className="mt-4 border-b border-line">
        <MachineText made={made} />
        <JobMatch onShow={onShow} onPosting={onPosting} />
      </div>
    </div>
  )
}

/** Shows the state of the spelling check of an English résumé, and the learned words. */
function SpellingNote({ spelling, onForget }: { spelling: Spelling; onForget: () => void }) {
  const { state, retry, learned } = spelling
  const t = useMessages(spellingMessages)
  if (state === 'off') return null
  if (state === 'failed') return <LoadFailure text={t.failed} onRetry={retry} className="mt-2" />
  return (
    <>
      <p role="status" className="mt-2 text-sm text-muted empty:hidden">
        {state === 'loading' && t.loading}
      </p>
      {learned > 0 && (
        <p className="mt-2 flex items-center justify-between text-sm text-muted">
          {t.learned(learned)}
          <Button variant="quiet" size="small" onClick={onForget}>
            {t.forget}
          </Button>
        </p>
      )}
    </>
  )
}
