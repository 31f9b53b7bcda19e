import { DesignSketch } from '#client/components/design-sketch.tsx'
import { Dialog } from '#client/components/dialog.tsx'
import { Picture } from '#client/features/editor/pdf/picture.tsx'
import { useDocument, useEditor } from '#client/features/editor/session/use-editor.tsx'
import type { PdfFile } from '#client/features/editor/shell/use-pdf.ts'
import { everyDesignMessages } from '#client/i18n/editor-every-design.ts'
import { useMessages } from '#client/i18n/messages.ts'
import { useLocale } from '#client/lib/page.tsx'
import { say } from '#client/lib/say.ts'
import { useSaid } from '#client/lib/use-said.ts'
import type { Design } from '#src/resume/designs/design.ts'
import { designs, findDesign } from '#src/resume/designs/registry.ts'
import { setDesign } from '#src/resume/edits.ts'
import type { DesignPicture, DesignPictures } from './draw-designs.ts'
import { useDesignPictures } from './use-design-pictures.ts'

/** The edited résumé in every design, one of which can be chosen. Load it lazily. */
export function EveryDesign({ made, onClose }: Pick<PdfFile, 'made'> & { onClose: () => void }) {
  const t = useMessages(everyDesignMessages)
  const locale = useLocale()
  const { edit } = useEditor()
  const present = findDesign(useDocument().design.id).id
  const pictures = useDesignPictures(made)

  function choose({ id, name }: Design): void {
    if (id !== present) {
      edit(setDesign({ id }))
      say(t.chosen(name[locale]))
    }
    onClose()
  }

  return (
    <Dialog open onClose={onClose} title={t.title} width="widest">
      <p className="mt-2 text-muted">{t.note}</p>
      <Progress pictures={pictures} />
      <ul className="mt-4 grid grid-cols-2 gap-x-4 gap-y-6 sm:grid-cols-3 lg:grid-cols-4">
        {designs.map((one) => (
          <li key={one.id}>
            <Choice
              design={one}
              picture={pictures.get(one.id)}
              chosen={one.id === present}
              onChoose={() => choose(one)}
            />
          </li>
        ))}
      </ul>
    </Dialog>
  )
}

/** Shows how many designs are drawn; only the end is announced. */
function Progress({ pictures }: { pictures: DesignPictures }) {
  const t = useMessages(everyDesignMessages)
  const drawn = [...pictures.values()].filter((picture) => picture !== null)
  const failed = pictures.size - drawn.length
  const isDone = pictures.size === designs.length
  const end = failed > 0 ? t.failed(failed) : t.done(designs.length)
  useSaid(isDone, isDone ? end : null)
  return (
    <div className="mt-2 text-sm text-muted">
      <p className="tabular-nums">{t.progress(drawn.length, designs.length)}</p>
      {isDone && failed > 0 && <p className="text-seal">{t.failed(failed)}</p>}
      {drawn.some(({ photoMissing }) => photoMissing) && <p className="text-seal">{t.photoMissing}</p>}
    </div>
  )
}

type ChoiceProps = {
  design: Design
  /** Undefined until it is drawn. */
  picture: DesignPicture | null | undefined
  chosen: boolean
  onChoose: () => void
}

function Choice({ design, picture, chosen, onChoose }: ChoiceProps) {
  const t = useMessages(everyDesignMessages)
  const locale = useLocale()
  const { basics, design: choice, locale: language } = useDocument()
  const state = picture ? t.pages(picture.pages) : picture === null ? t.undrawn : t.drawing
  return (
    <button
      type="button"
      aria-current={chosen || undefined}
      onClick={onChoose}
      className="group block w-full rounded-md text-left text-sm"
    >
      <span
        aria-hidden="true"
        className={`block overflow-hidden rounded-md border outline-offset-2 outline-accent ${chosen ? 'border-accent outline-2' : 'border-line group-hover:border-line-strong'}`}
      >
        {picture ? (
          <Picture canvas={picture.canvas} />
        ) : (
          <DesignSketch
            choice={{ ...choice, id: design.id }}
            locale={language}
            name={basics.name || ' '}
            className="opacity-40"
          />
        )}
      </span>
      <span className="mt-2 flex flex-wrap items-baseline gap-x-2">
        <span className="font-medium">{design.name[locale]}</span>
        <span className="text-muted tabular-nums">{state}</span>
        {chosen && <span className="rounded-sm bg-accent-soft px-1.5 text-xs text-accent-strong">{t.present}</span>}
      </span>
      <span className="mt-0.5 block text-xs text-muted max-sm:hidden">{design.summary[locale]}</span>
    </button>
  )
}
