import { useState } from 'react'
import { isUnanswered } from '#client/api/call.ts'
import { Button, ButtonLink } from '#client/components/button.tsx'
import { HintedChoice } from '#client/features/editor/forms/hinted-choice.tsx'
import { useHome, useReportUnkept, useRoom } from '#client/features/editor/session/home.tsx'
import { useDocument, useEditor } from '#client/features/editor/session/use-editor.tsx'
import { editorTwinMessages } from '#client/i18n/editor-twin.ts'
import { useMessages } from '#client/i18n/messages.ts'
import { usageMessages } from '#client/i18n/usage.ts'
import { useClient } from '#client/lib/client.tsx'
import { useIsHighest } from '#client/lib/highest-level.ts'
import { useLocale } from '#client/lib/page.tsx'
import { localePath } from '#client/lib/paths.ts'
import { useAction } from '#client/lib/use-action.ts'
import { MEMBERSHIP } from '#src/contract/addresses.ts'
import { resumeTitle } from '#src/resume/completeness.ts'
import { otherLocale } from '#src/resume/twin/carry.ts'
import { type Convention, conventionsOf, makeTwin, type TwinChoice } from '#src/resume/twin/make.ts'

/** The form that makes a twin, with a switch for every convention in which the languages differ. */
export function MakeTwin() {
  const t = useMessages(editorTwinMessages)
  const usage = useMessages(usageMessages)
  const document = useDocument()
  const locale = useLocale()
  const to = otherLocale(document.locale)
  const [choice, setChoice] = useState<TwinChoice>({ name: true, dates: true, photo: true, details: true })
  const { make, busy } = useMaking(choice)
  const conventions = conventionsOf(document)
  const room = useRoom()
  const isHighest = useIsHighest()
  const isFull = room !== null && room.used >= room.limit
  return (
    <>
      <p className="mt-2 max-w-text text-muted">{t.makeLead(to)}</p>
      {conventions.length > 0 && (
        <fieldset className="mt-4">
          <legend className="font-medium">{t.conventions(to)}</legend>
          {conventions.map((convention) => (
            <HintedChoice
              key={convention}
              type="checkbox"
              label={t[convention][to]}
              hint={t[`${convention}Hint` satisfies `${Convention}Hint`][to]}
              isChosen={choice[convention]}
              onChange={(isOn) => setChoice({ ...choice, [convention]: isOn })}
            />
          ))}
        </fieldset>
      )}
      {to === 'zh' && <p className="mt-1 max-w-text text-sm text-muted">{t.detailsNote}</p>}
      {room && (
        <p className={`mt-4 text-sm ${isFull ? 'text-seal' : 'text-muted'}`}>
          {isFull ? usage.noRoom(room.used, room.limit) : t.cap(room.used, room.limit, to)}
        </p>
      )}
      <div className="mt-4 flex flex-wrap justify-end gap-3">
        {isFull && !isHighest && (
          <ButtonLink variant="primary" href={localePath(locale, MEMBERSHIP)}>
            {t.plans}
          </ButtonLink>
        )}
        {!isFull && (
          <Button variant="primary" icon="globe" busy={busy} onClick={make}>
            {t.make(to)}
          </Button>
        )}
      </div>
    </>
  )
}

/** Pairs the open résumé with a new twin, and opens the twin. Repeated presses in one dialog make only one. */
function useMaking(choice: TwinChoice) {
  const t = useMessages(editorTwinMessages)
  const client = useClient()
  const locale = useLocale()
  const report = useReportUnkept()
  const { create } = useHome()
  const { document, edit, newId } = useEditor()
  const [key] = useState(newId)
  const [newPair] = useState(newId)
  const { busy, run } = useAction()

  async function open(): Promise<void> {
    const source = document.get()
    const pair = source.twin ?? newPair
    const join = () => edit((now) => ({ ...now, twin: pair }))
    const title = t.twinTitle(resumeTitle(source), otherLocale(source.locale))
    const twin = makeTwin(source, { pair, title, choice })
    const path = await client.withLoading(create(twin, key)).catch((error: unknown) => {
      // Without an answer there may be a twin, which is then looked for. A refusal leaves this one single.
      if (isUnanswered(error)) join()
      throw error
    })
    join()
    await client.navigate(localePath(locale, path))
  }

  const make = () => run(open, { onFailure: (error) => report(error, make) })
  return { make, busy }
}
