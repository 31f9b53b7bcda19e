import { Button } from '#client/components/button.tsx'
import { usePart } from '#client/features/editor/forms/use-part.ts'
import { OnePage } from '#client/features/editor/one-page/one-page.tsx'
import { useEditor } from '#client/features/editor/session/use-editor.tsx'
import type { PdfFile } from '#client/features/editor/shell/use-pdf.ts'
import { everyDesignMessages } from '#client/i18n/editor-every-design.ts'
import { ownDesignMessages } from '#client/i18n/editor-own-designs.ts'
import { useMessages } from '#client/i18n/messages.ts'
import type { DesignChoice } from '#src/resume/document.ts'
import { setDesign, setHead } from '#src/resume/edits.ts'
import { editorDesignMessages } from '#src/texts/editor-design.ts'
import { ColourChoice } from './colour-choice.tsx'
import { ColumnSections } from './column-sections.tsx'
import { DateChoice } from './date-choice.tsx'
import { FewDesignChoices } from './design-choices.tsx'
import { Group } from './group.tsx'
import { HeadingChoice } from './heading-choice.tsx'
import { LatinChoice } from './latin-choice.tsx'
import { PhotoChoice } from './photo-choice.tsx'
import { Segments } from './segments.tsx'
import { Sliders } from './sliders.tsx'
import { TypefaceChoice } from './typeface-choice.tsx'

/** Settings that the design decides unless the user does. */
const none = {
  colour: undefined,
  latin: undefined,
  eastAsian: undefined,
  latinFace: undefined,
  nameSize: undefined,
  headingSize: undefined,
  size: undefined,
  leading: undefined,
  spacing: undefined,
  margin: undefined,
  photoSize: undefined,
  photoFrame: undefined,
  footer: undefined,
  second: undefined,
  heading: undefined,
  dates: undefined,
  paragraph: undefined,
  column: undefined,
  beside: undefined,
} satisfies Partial<DesignChoice>

type DesignPaneProps = Pick<PdfFile, 'made'> & { onEveryDesign: () => void; onOwnDesigns: () => void }

/** The design panel. Each choice is one undoable edit. */
export function DesignPane({ made, onEveryDesign, onOwnDesigns }: DesignPaneProps) {
  const t = useMessages(editorDesignMessages)
  const every = useMessages(everyDesignMessages)
  const own = useMessages(ownDesignMessages)
  const { edit } = useEditor()
  const design = usePart((document) => document.design)
  const locale = usePart((document) => document.locale)
  const isChanged = Object.keys(none).some((field) => field in design)
  return (
    <div className="flex flex-col gap-8 p-4 pb-10">
      <Group title={t.design} note={t.designNote}>
        <FewDesignChoices
          value={design.id}
          choiceOf={(id) => ({ ...design, id })}
          locale={locale}
          onChange={(id) => edit(setDesign({ id }))}
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
        <TypefaceChoice />
        <LatinChoice />
        <HeadingChoice />
        <DateChoice />
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
          value={design.page ?? 'a4'}
          onChange={(page) => edit(setDesign({ page }))}
        />
        <label className="mt-3 flex min-h-11 items-center gap-2 text-sm">
          <input
            type="checkbox"
            className="size-4.5 accent-(--color-accent)"
            checked={design.footer !== false}
            onChange={({ target }) => edit(setDesign({ footer: target.checked ? undefined : false }))}
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
      <Button icon="refresh" busy={!isChanged} onClick={() => edit(setDesign(none))}>
        {t.reset}
      </Button>
    </div>
  )
}
