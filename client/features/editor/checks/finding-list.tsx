import { Button } from '#client/components/button.tsx'
import { Icon, type IconName } from '#client/components/icon.tsx'
import type { PlaceInField } from '#client/features/editor/forms/focus-field.ts'
import { useDocument } from '#client/features/editor/session/use-editor.tsx'
import { checkRuleMessages } from '#client/i18n/editor-check-rules.ts'
import { editorChecksMessages, severityMessages } from '#client/i18n/editor-checks.ts'
import { useMessages } from '#client/i18n/messages.ts'
import type { Finding, Severity } from '#src/resume/checks/finding.ts'
import { type SlipActions, SlipList } from './slip-list.tsx'
import { usePlaceName } from './use-place-name.ts'

const looks: Record<Severity, { icon: IconName; tone: string }> = {
  error: { icon: 'warning', tone: 'text-seal' },
  warning: { icon: 'info', tone: 'text-ink' },
  hint: { icon: 'edit', tone: 'text-muted' },
}

type FindingListProps = SlipActions & {
  findings: readonly Finding[]
  onDismiss: (finding: Finding) => void
}

/** Lists findings, each with its place, advice, and a link to the field. */
export function FindingList({ findings, onDismiss, ...actions }: FindingListProps) {
  return (
    <ul className="mt-3 divide-y divide-line border-t border-line">
      {findings.map((finding) => (
        <Row
          key={`${finding.rule} ${finding.address}`}
          finding={finding}
          alike={isFirst(finding, findings) ? findings.filter(({ rule }) => rule === finding.rule) : []}
          onDismiss={() => onDismiss(finding)}
          {...actions}
        />
      ))}
    </ul>
  )
}

/** Whether a finding is the first of its rule; only there a button mends all of them at once. */
function isFirst({ rule, address }: Finding, findings: readonly Finding[]): boolean {
  return findings.find((finding) => finding.rule === rule)?.address === address
}

type RowProps = SlipActions & { finding: Finding; alike: readonly Finding[]; onDismiss: () => void }

function Row({ finding, alike, onDismiss, ...actions }: RowProps) {
  const t = useMessages(editorChecksMessages)
  const severities = useMessages(severityMessages)
  const { problem, advice } = useMessages(checkRuleMessages)[finding.rule]
  const placeName = usePlaceName(useDocument())
  const { icon, tone } = looks[finding.severity]
  const text = problem(finding.detail)
  const place = placeName(finding.address)
  const of = [text, place].filter(Boolean).join(' · ')
  return (
    <li className="py-3">
      <p className="flex items-baseline gap-1.5 text-xs">
        <span className={`inline-flex flex-none items-center gap-1 font-medium ${tone}`}>
          <Icon name={icon} />
          {severities[finding.severity]}
        </span>
        <span className="min-w-0 truncate text-muted">{place}</span>
      </p>
      <p className="mt-1 font-medium break-words">{text}</p>
      <p className="mt-0.5 text-sm text-muted">{advice}</p>
      {finding.slips && <SlipList finding={finding} alike={alike} place={place} {...actions} />}
      <p className="mt-1.5 -ml-2.5 flex gap-1 max-sm:[&>*]:min-h-11">
        <Button
          variant="quiet"
          size="small"
          className="text-accent"
          aria-label={`${finding.address === 'design' ? t.showDesign : t.show} · ${of}`}
          onClick={() => actions.onShow(finding.address, wordsIn(finding))}
        >
          {finding.address === 'design' ? t.showDesign : t.show}
        </Button>
        <Button variant="quiet" size="small" aria-label={`${t.dismiss} · ${of}`} onClick={onDismiss}>
          {t.dismiss}
        </Button>
      </p>
    </li>
  )
}

/** The words of a finding's first slip, to be selected in their field. */
function wordsIn({ slips }: Finding): PlaceInField | undefined {
  return slips?.[0] && { words: slips[0].text }
}
