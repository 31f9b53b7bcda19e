import { useSelector } from '@xstate/react'
import { Button } from '#client/components/button.tsx'
import { useEditor } from '#client/features/editor/session/use-editor.tsx'
import { editorMessages } from '#client/i18n/editor.ts'
import { useMessages } from '#client/i18n/messages.ts'
import { selectLost } from '#client/machines/resume-save/resume-save.selectors.ts'
import type { ResumeDocument } from '#src/resume/document.ts'
import { setBasics, setDesign, setHead, setItem, setSection } from '#src/resume/edits.ts'
import { type Overwritten, unitOf } from '#src/resume/sync/units.ts'
import { Bar } from './bar.tsx'
import { useLostTexts } from './use-lost-texts.ts'

/** The most places that are listed; the others are counted. */
const LISTED = 3

/** Offers the overwritten values of another device. */
export function LostNotice() {
  const t = useMessages(editorMessages)
  const { saving, edit } = useEditor()
  const lost = useSelector(saving, selectLost)
  const texts = useLostTexts(lost)
  if (texts.length === 0) return null
  const dismiss = () => saving.send({ type: 'told' })
  return (
    <Bar>
      <div>
        <p>{t.lost}</p>
        <ul className="mt-1 text-sm text-muted">
          {texts.slice(0, LISTED).map((text) => (
            <li key={text} className="line-clamp-2">
              {text}
            </li>
          ))}
          {texts.length > LISTED && <li>{t.lostMore(texts.length - LISTED)}</li>}
        </ul>
      </div>
      <Button
        size="small"
        onClick={() => {
          edit((document) => lost.reduce(withTheirs, document))
          dismiss()
        }}
      >
        {t.takeTheirs}
      </Button>
      <Button size="small" variant="primary" onClick={dismiss}>
        {t.keepMine}
      </Button>
    </Bar>
  )
}

/** Puts the overwritten value back. What makes sense only together with it is replaced too: an end date, by “present”. */
function withTheirs(document: ResumeDocument, { entry, values }: Overwritten): ResumeDocument {
  const fields = Object.fromEntries(
    Object.keys(values)
      .flatMap(unitOf)
      .map((field) => [field, values[field]]),
  )
  const [place, id = ''] = entry.split('/')
  if (place === 'items') return setItem(id, fields)(document)
  if (place === 'sections') return setSection(id, fields)(document)
  if (place === 'basics') return setBasics(fields)(document)
  return (place === 'design' ? setDesign(fields) : setHead(fields))(document)
}
