import { Button } from '#client/components/button.tsx'
import { usePart } from '#client/features/editor/forms/use-part.ts'
import { OnePage } from '#client/features/editor/one-page/one-page.tsx'
import { useEditor } from '#client/features/editor/session/use-editor.tsx'
import type { PdfFile } from '#client/features/editor/shell/use-pdf.ts'
import { everyDesignMessages } from '#client/i18n/editor-every-design.ts'
import { ownDesignMessages } from '#client/i18n/editor-own-designs.ts'
import { useMessages } from '#client/i18n/messages.ts'
import { setHead } from '#src/resume/edits.ts'
import { editorDesignMessages } from '#src/texts/editor-design.ts'
import { ColourChoice } from './colour-choice.tsx'
import { ColumnSections } from './column-sections.tsx'
import { FewDesignChoices } from './design-choices.tsx'
import { Group } from './group.tsx'
import { LookChoices } from './look-choices.tsx'
import { PhotoChoice } from './photo-choice.tsx'
import { Segments } from './segments.tsx'
import { Sliders } from './sliders.tsx'
import { useDesign } from './use-design.ts'

type DesignPaneProps = Pick<PdfFile, 'made'> & { onEveryDesign: () => void; onOwnDesigns: () => void }

/** The design panel. Each choice is one undoable edit. */
export function DesignPane({ made, onEveryDesign, onOwnDesigns }: DesignPaneProps) {
  const t = useMessages(editorDesignMessages)
  const every = useMessages(everyDesignMessages)
  const own = useMessages(ownDesignMessages)
  const { edit } = useEditor()
  const { design, set } = useDesign()
  const locale = usePart((document) => document.locale)
  // A reset leaves the design and the paper; all other choices are the design's again.
  const { id: _, page, ...choices } = design
  const reset = Object.fromEntries(Object.keys(choices).map((field) => [field, undefined]))
  return (
    <div className="flex flex-col gap-8 p-4 pb-10">
      <Group title={t.design} note={t.designNote}>
        <FewDesignChoices
          value={design.id}
          choiceOf={(id) => ({ ...design, id })}
          locale={locale}
          onChange={(id) => set({ id })}
        />
        <Button size="small" icon="eye" wide className="mt-3" onClick={onEveryDesign}>
          {every.open}
        </Button>
        <Button size="small" icon="heart" wide className="mt-2" onClick={onOwnDesigns}>
          {own.open}
        </Button>
      </Group>
      <ColourChoice />
      <Group title={t.layout}>
        <LookChoices />
        <Sliders />
      </Group>
      <ColumnSections />
      <PhotoChoice />
      <OnePage made={made} />
      <Group title={t.page}>
        <Segments
          label={t.page}
          options={[
            ['a4', t.a4],
            ['letter', t.letter],
          ]}
          value={page ?? 'a4'}
          onChange={(next) => set({ page: next })}
        />
        <label className="mt-3 flex min-h-11 items-center gap-2 text-sm">
          <input
            type="checkbox"
            className="size-4.5 accent-(--color-accent)"
            checked={design.footer !== false}
            onChange={({ target }) => set({ footer: target.checked ? undefined : false })}
          />
          {t.footer}
        </label>
      </Group>
      <Group title={t.language} note={t.languageNote}>
        <Segments
          label={t.language}
          options={[
            ['zh', t.zh],
            ['en', t.en],
          ]}
          value={locale}
          onChange={(next) => edit(setHead({ locale: next }))}
        />
      </Group>
      <Button icon="refresh" busy={Object.keys(reset).length === 0} onClick={() => set(reset)}>
        {t.reset}
      </Button>
    </div>
  )
}
