import { Button } from '#client/components/button.tsx'
import type { PlaceInField } from '#client/features/editor/forms/focus-field.ts'
import { useEditor } from '#client/features/editor/session/use-editor.tsx'
import { spellingMessages } from '#client/i18n/editor-spelling.ts'
import { useMessages } from '#client/i18n/messages.ts'
import { say } from '#client/lib/say.ts'
import type { Finding, Slip } from '#src/resume/checks/finding.ts'
import { certainMends, type Mend, mendSlips } from '#src/resume/checks/mend.ts'

export type SlipActions = {
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
export function SlipList({ finding, alike, place, onShow, onLearn, onMended }: SlipListProps) {
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
      <ul className="mt-1.5 space-y-1 text-sm">
        {[...Map.groupBy(slips, ({ text }) => text)].map(([text, same]) => (
          <li key={text} className="flex flex-wrap items-center gap-1">
            <button
              type="button"
              className="min-h-8 min-w-0 rounded-md px-1 text-left break-words whitespace-pre-wrap text-seal underline decoration-wavy decoration-1 underline-offset-3 max-sm:min-h-11"
              onClick={() => onShow(address, { words: text })}
            >
              {text}
            </button>
            {fixesOf(same).map((fix) => (
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

function fixesOf([slip]: readonly Slip[]): readonly string[] {
  return slip?.fixes ?? []
}
