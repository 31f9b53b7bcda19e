import { type ReactNode, useEffect, useEffectEvent, useId, useLayoutEffect, useRef, useState } from 'react'
import { Button } from '#client/components/button.tsx'
import { FieldComments } from '#client/features/editor/comments/field-comments.tsx'
import { takeWantedPlace, useFieldFocus } from '#client/features/editor/forms/focus-field.ts'
import { useEditor } from '#client/features/editor/session/use-editor.tsx'
import { clientMessages } from '#client/i18n/client.ts'
import { phraseMessages } from '#client/i18n/editor-phrases.ts'
import { useMessages } from '#client/i18n/messages.ts'
import { useClient } from '#client/lib/client.tsx'
import { focusOn } from '#client/lib/focus-on.ts'
import { say } from '#client/lib/say.ts'
import { documentLimits } from '#src/resume/document.ts'
import { mergeText } from '#src/resume/sync/text.ts'
import { editorFormsMessages } from '#src/texts/editor-forms.ts'
import type { RichTextState } from './commands.ts'
import { RichTextLines } from './static.tsx'
import { LinkForm, RichTextToolbar, type Tool } from './toolbar.tsx'
import { useRichText } from './use-rich-text.ts'
import type { CaretPlace } from './view.ts'

type RichTextFieldProps = {
  address: string
  label: string
  /** Light markup, see `src/resume/markup.ts`. */
  value: string
  onChange: (value: string) => void
  example: string
  /** Offers sentences, to be put below the line the caret is in; null when it is in none. */
  onPhrases?: ((line: number | null) => void) | undefined
  /** Shown below the text. */
  note?: ReactNode
}

/**
 * A rich text field. While it has the focus it is an editing view, otherwise static text. Until the view's code is
 * loaded, or if that fails, the markup is edited as plain text.
 */
export function RichTextField({ address, label, value, onChange, example, onPhrases, note }: RichTextFieldProps) {
  const id = useId()
  const { button } = useMessages(phraseMessages)
  const modules = useRichText()
  const [isActive, setActive] = useState(false)
  const point = useRef<CaretPlace>(null)
  const first = useRef<Tool>(null)
  const view = useRef<ViewHandle>(null)
  const [state, setState] = useState<RichTextState | null>(null)
  const [isTyped, setTyped] = useState(false)
  const ref = useFieldFocus<HTMLDivElement>(address)
  const asText = modules === null || isTyped

  function leave(): void {
    point.current = null
    setActive(false)
    setTyped(false)
    setState(null)
  }

  return (
    <div data-field={address}>
      <p id={`${id}-label`} className="mb-1 text-sm text-muted">
        {label}
      </p>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: it only notices when the focus leaves */}
      <div
        className="form-box flex-col"
        onBlur={({ currentTarget, relatedTarget }) => {
          if (isActive && !currentTarget.contains(relatedTarget)) leave()
        }}
      >
        <RichTextToolbar
          state={state}
          controls={id}
          onTool={(tool) => {
            if (view.current) view.current(tool)
            else {
              first.current = tool
              setActive(true)
            }
          }}
        />
        {isActive && asText && (
          <MarkupArea
            id={id}
            label={label}
            value={value}
            example={example}
            onChange={onChange}
            onType={() => setTyped(true)}
          />
        )}
        {isActive && !asText && (
          <View
            id={id}
            modules={modules}
            label={label}
            value={value}
            example={example}
            onChange={onChange}
            onState={setState}
            state={state}
            point={point.current}
            first={first}
            handle={view}
          />
        )}
        {!isActive && (
          // biome-ignore lint/a11y/useSemanticElements: a textarea cannot show formats
          <div
            ref={ref}
            id={id}
            role="textbox"
            tabIndex={0}
            aria-multiline="true"
            aria-labelledby={`${id}-label`}
            className="rich-text"
            data-example={value === '' ? example : ''}
            onMouseDown={(event) => {
              // The pressed element is replaced by the view, which takes the focus itself.
              event.preventDefault()
              point.current = { left: event.clientX, top: event.clientY }
              setActive(true)
            }}
            onFocus={() => {
              point.current = takeWantedPlace() ?? point.current
              setActive(true)
            }}
          >
            <RichTextLines markup={value} />
          </div>
        )}
        {onPhrases && (
          <p className="border-t border-line p-0.5">
            <Button
              variant="quiet"
              size="small"
              icon="plus"
              className="text-accent"
              // Pressing it keeps the caret, which says where the sentence goes.
              onPointerDown={(event) => event.preventDefault()}
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => onPhrases(state?.line ?? lineInArea(id))}
            >
              {button}
            </Button>
          </p>
        )}
      </div>
      <FieldComments address={address} />
      {note}
    </div>
  )
}

type ViewHandle = ((tool: Tool) => void) | null
type Ref<T> = { current: T }

type ViewProps = Omit<RichTextFieldProps, 'address' | 'onPhrases' | 'note'> & {
  id: string
  modules: NonNullable<ReturnType<typeof useRichText>>
  state: RichTextState | null
  onState: (state: RichTextState) => void
  /** The place of the caret after the field is shown. */
  point: CaretPlace
  /** The toolbar button that opened the field, if any. */
  first: Ref<Tool | null>
  handle: Ref<ViewHandle>
}

function View({ id, modules, label, value, example, onChange, onState, state, point, first, handle }: ViewProps) {
  const host = useRef<HTMLDivElement>(null)
  const field = useRef<ReturnType<typeof modules.openRichText>>(null)
  const t = useMessages(editorFormsMessages)
  const [asksLink, setAsksLink] = useState(false)
  const { undo, redo } = useEditor()
  const limits = useMessages(clientMessages)
  const { notify } = useClient()
  const tell = useEffectEvent(onChange)
  const sayLevel = useEffectEvent((level: 0 | 1) => say(t.levelSet[level] ?? ''))
  const tellFull = useEffectEvent((excess: number) =>
    notify({ kind: 'info', title: limits.fieldFull(documentLimits.text), text: limits.leftOut(excess) }),
  )
  const start = useRef({ label, value, example, point, onState })

  useLayoutEffect(() => {
    if (host.current === null) return
    const { label, value, example, point, onState } = start.current
    const opened = modules.openRichText(host.current, {
      markup: value,
      label,
      example,
      onChange: (markup) => tell(markup),
      onState,
      onLevel: (level) => sayLevel(level),
      onFull: (excess) => tellFull(excess),
      onLink: () => setAsksLink(true),
      undo,
      redo,
    })
    field.current = opened
    opened.focus(point)
    handle.current = (tool) => (tool === 'link' ? setAsksLink(true) : opened.run(modules.commandOf(tool)))
    if (first.current) handle.current(first.current)
    first.current = null
    return () => {
      handle.current = null
      opened.destroy()
    }
  }, [modules, handle, first, undo, redo])

  useEffect(() => field.current?.show(value), [value])

  return (
    <>
      {asksLink && (
        <LinkForm
          href={state?.href ?? ''}
          onApply={(href) => {
            setAsksLink(false)
            field.current?.run(modules.setLink(href))
          }}
          onLeave={(href) => field.current?.change(modules.setLink(href))}
          onCancel={() => {
            setAsksLink(false)
            field.current?.focus()
          }}
        />
      )}
      <div ref={host} id={id} />
    </>
  )
}

type MarkupAreaProps = Omit<RichTextFieldProps, 'address' | 'onPhrases' | 'note'> & { id: string; onType: () => void }

/** Edits the markup as plain text. */
function MarkupArea({ id, label, value, example, onChange, onType }: MarkupAreaProps) {
  /** The text being composed by an input method, and the document's text when that began. */
  const [draft, setDraft] = useState<{ text: string; base: string } | null>(null)
  return (
    <textarea
      ref={focusOn}
      id={id}
      aria-label={label}
      rows={4}
      maxLength={documentLimits.text}
      placeholder={example}
      className="field-sizing-content min-h-24 w-full resize-y bg-transparent px-3 py-2.5 outline-none"
      value={draft?.text ?? value}
      onCompositionStart={({ currentTarget }) => {
        onType()
        setDraft({ text: currentTarget.value, base: value })
      }}
      onCompositionEnd={({ currentTarget }) => {
        setDraft(null)
        onChange(mergeText(draft?.base ?? value, currentTarget.value, value).text)
      }}
      onChange={({ currentTarget }) => {
        onType()
        if (draft === null) onChange(currentTarget.value)
        else setDraft({ ...draft, text: currentTarget.value })
      }}
    />
  )
}

/** The line the caret of a text area is in; null for another element. */
function lineInArea(id: string): number | null {
  const area = document.getElementById(id)
  return area instanceof HTMLTextAreaElement ? area.value.slice(0, area.selectionStart).split('\n').length - 1 : null
}
