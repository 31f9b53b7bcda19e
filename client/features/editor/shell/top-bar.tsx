import { useEffect, useRef } from 'react'
import { Button } from '#client/components/button.tsx'
import { Icon, type IconName } from '#client/components/icon.tsx'
import { useComposing } from '#client/features/editor/forms/text-field.tsx'
import { usePart } from '#client/features/editor/forms/use-part.ts'
import { useHome } from '#client/features/editor/session/home.tsx'
import { useDocument, useEditor } from '#client/features/editor/session/use-editor.tsx'
import { editorMessages } from '#client/i18n/editor.ts'
import { guestMessages } from '#client/i18n/guest.ts'
import { useMessages } from '#client/i18n/messages.ts'
import { useLocale, usePage } from '#client/lib/page.tsx'
import { localePath } from '#client/lib/paths.ts'
import { useStore } from '#client/lib/store.ts'
import { useShown } from '#client/lib/use-shown.ts'
import { MY_RESUMES, NEW_RESUME } from '#src/contract/addresses.ts'
import { RESUME_NAME_MAX } from '#src/contract/text-limits.ts'
import { resumeTitle } from '#src/resume/completeness.ts'
import { setHead } from '#src/resume/edits.ts'
import { type ExportActions, ExportMenu } from './export-menu.tsx'
import { SaveState } from './save-state.tsx'
import { useHistory } from './use-history.ts'

/** The bar of the editor: navigation, title, state of saving, and actions. */
export function TopBar(actions: ExportActions) {
  const t = useMessages(editorMessages)
  const locale = useLocale()
  const { steps } = useEditor()
  const { undo, redo } = useHistory()
  const guest = useMessages(guestMessages)
  const { kind, toAccount } = useHome()
  const back = kind === 'account' ? { path: MY_RESUMES, label: t.back } : { path: NEW_RESUME, label: guest.toStart }
  const { done, undone } = useStore(steps)
  const language = usePart((document) => document.locale)
  return (
    <header className="flex h-14 flex-none items-center gap-1 border-b border-line bg-surface px-2 sm:px-3">
      <a href={localePath(locale, back.path)} aria-label={back.label} className="icon-btn">
        <Icon name="arrow-left" />
      </a>
      <Heading />
      <div className="mr-auto flex min-w-0 flex-1 sm:items-center max-sm:flex-col sm:gap-2">
        <div lang={language === 'zh' ? 'zh-CN' : 'en'} className="min-w-0 sm:flex-initial">
          <TitleField />
        </div>
        <SaveState />
      </div>
      <BarButton icon="undo" label={t.undo} keys="Ctrl+Z" disabled={done.length === 0} onClick={undo} />
      <BarButton
        icon="redo"
        label={t.redo}
        keys="Ctrl+Shift+Z"
        disabled={undone.length === 0}
        onClick={redo}
        // A disabled button is hidden on small screens, to leave room for the title.
        className="max-sm:[&[aria-disabled=true]:not(:focus)]:hidden"
      />
      <span className="flex max-md:hidden">
        {kind === 'account' && (
          <BarButton icon="history" label={t.versions} onClick={() => actions.onOpen('versions')} />
        )}
        <BarButton icon="help" label={t.help} keys="?" onClick={() => actions.onOpen('help')} />
      </span>
      {toAccount && (
        <Button className="mr-1 max-md:px-3" icon="cloud-up" title={guest.save} onClick={() => toAccount()}>
          <span className="max-md:sr-only">{guest.save}</span>
        </Button>
      )}
      <ExportMenu {...actions} />
    </header>
  )
}

/**
 * The heading with the name of the résumé, which also sets the window's title. After a navigation within the site it
 * takes the focus, because the editor loads later than the page.
 */
function Heading() {
  const t = useMessages(editorMessages)
  const name = usePart(resumeTitle) || t.untitled
  const heading = useRef<HTMLHeadingElement>(null)
  useShown(() => {
    if (document.activeElement?.id === 'main') heading.current?.focus()
  })
  const { site } = usePage()
  const title = `${t.editorOf(name)} - ${site.site_name}`
  useEffect(() => {
    const before = document.title
    document.title = title
    return () => {
      // The next page may have set its own title by then.
      if (document.title === title) document.title = before
    }
  }, [title])
  return (
    <h1 ref={heading} tabIndex={-1} className="sr-only">
      {t.editorOf(name)}
    </h1>
  )
}

type BarButtonProps = {
  icon: IconName
  label: string
  keys?: string
  disabled?: boolean
  onClick: () => void
  className?: string
}

/** A disabled button keeps its place and focus. */
function BarButton({ icon, label, keys, disabled = false, onClick, className = '' }: BarButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      aria-disabled={disabled}
      data-tip={keys === undefined ? label : `${label} (${keys})`}
      onClick={() => !disabled && onClick()}
      className={`icon-btn aria-disabled:opacity-70 ${className}`}
    >
      <Icon name={icon} />
    </button>
  )
}

/** The user's name for the résumé, edited in place. */
function TitleField() {
  const t = useMessages(editorMessages)
  const { edit } = useEditor()
  const document = useDocument()
  const composing = useComposing(document.title ?? '', (title) => edit(setHead({ title: title || undefined }), 'title'))
  return (
    <input
      aria-label={t.title}
      placeholder={resumeTitle({ ...document, title: '' }) || t.untitled}
      maxLength={RESUME_NAME_MAX}
      {...composing}
      className="min-h-7 w-full sm:min-h-10 sm:field-sizing-content sm:w-auto sm:max-w-[min(24rem,100%)] min-w-0 max-w-full truncate rounded-md border border-transparent bg-transparent px-2 font-medium placeholder:text-ink hover:border-line focus:-outline-offset-1 max-sm:text-[0.9375rem]"
    />
  )
}
