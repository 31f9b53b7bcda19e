import { Button } from '#client/components/button.tsx'
import { Icon, type IconName } from '#client/components/icon.tsx'
import type { PlaceInField } from '#client/features/editor/forms/focus-field.ts'
import { useDocument, useEditor } from '#client/features/editor/session/use-editor.tsx'
import { checkRuleMessages } from '#client/i18n/editor-check-rules.ts'
import { editorChecksMessages, severityMessages } from '#client/i18n/editor-checks.ts'
import { spellingMessages } from '#client/i18n/editor-spelling.ts'
import { useMessages } from '#client/i18n/messages.ts'
import { say } from '#client/lib/say.ts'
import type { Finding, Severity } from '#src/resume/checks/finding.ts'
import { certainMends, type Mend, mendSlips } from '#src/resume/checks/mend.ts'
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
    <ul className="mt-3 rows border-t border-line">
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
      <p className="mt-1.5 -ml-2.5 flex gap-1 max-sm:[&>button]:min-h-11">
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

type SlipActions = {
  onShow: (address: string, place?: PlaceInField) => void
  /** Adds a word to the learned words, so that it counts as right from now on. */
  onLearn: (word: string) => void
  /** Called after a correction, whose button is about to disappear. */
  onMended: () => void
}

type SlipListProps = SlipActions & {
  finding: Finding
  /** All findings of the rule, if they can all be corrected at once from here. */
  alike: readonly Finding[]
  place: string
}

/** The slips of a finding, each with what may be meant; a proposal replaces it in the whole field. */
function SlipList({ finding, alike, place, onShow, onLearn, onMended }: SlipListProps) {
  const t = useMessages(spellingMessages)
  const { edit } = useEditor()
  const { address, rule, slips = [] } = finding
  const all = certainMends(alike)
  const mend = (mends: readonly Mend[]) => {
    edit(mendSlips(mends))
    say(t.mended(mends.length))
    onMended()
  }
  return (
    <>
      <ul className="mt-1.5 flex flex-col gap-1 text-sm">
        {[...Map.groupBy(slips, ({ text }) => text)].map(([text, same]) => (
          <li key={text} className="flex flex-wrap items-center gap-1">
            <button
              type="button"
              className="min-h-8 min-w-0 rounded-md px-1 text-left break-words whitespace-pre-wrap text-seal underline decoration-wavy decoration-1 underline-offset-3 max-sm:min-h-11"
              onClick={() => onShow(address, { words: text })}
            >
              {text}
            </button>
            {same[0]?.fixes.map((fix) => (
              <Button
                key={fix}
                size="small"
                aria-label={`${t.mend(text, fix)} · ${place}`}
                onClick={() => mend(same.map((slip) => ({ address, slip, fix })))}
              >
                <span className="whitespace-pre-wrap">{fix}</span>
              </Button>
            ))}
            {rule === 'spelling' && (
              <Button
                variant="quiet"
                size="small"
                aria-label={t.learnWord(text)}
                onClick={() => {
                  say(t.learnedWord(text))
                  onLearn(text)
                }}
              >
                {t.learn}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {all.length > 1 && (
        <Button size="small" className="mt-1.5" onClick={() => mend(all)}>
          {t.mendAll(all.length)}
        </Button>
      )}
    </>
  )
}
