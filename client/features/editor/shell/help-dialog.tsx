import { Dialog } from '#client/components/dialog.tsx'
import { editorMessages, keyMessages } from '#client/i18n/editor.ts'
import { useMessages } from '#client/i18n/messages.ts'
import { useLocale } from '#client/lib/page.tsx'
import { localePath } from '#client/lib/paths.ts'
import { ACCESSIBILITY } from '#src/contract/addresses.ts'

const keys = {
  palette: 'Ctrl + K',
  undo: 'Ctrl + Z',
  redo: 'Ctrl + Shift + Z',
  save: 'Ctrl + S',
  download: 'Ctrl + P',
  panes: 'Alt + 1 / 2 / 3',
  move: 'Alt + ↑ / ↓',
  bold: 'Ctrl + B',
  italic: 'Ctrl + I',
  underline: 'Ctrl + U',
  nest: 'Tab / Shift + Tab',
  help: '?',
} as const

/** Lists the keyboard shortcuts of the editor. */
export function HelpDialog({ onClose }: { onClose: () => void }) {
  const t = useMessages(editorMessages)
  const texts = useMessages(keyMessages)
  const names = Object.keys(keys).filter((name): name is keyof typeof keys => Object.hasOwn(keys, name))
  return (
    <Dialog open onClose={onClose} title={t.help}>
      <dl className="mt-4 grid grid-cols-[1fr_auto] gap-x-6 gap-y-3">
        {names.map((name) => (
          <div key={name} className="contents">
            <dt>{texts[name]}</dt>
            <dd className="text-right text-sm text-muted">
              <kbd className="rounded-md border border-line-strong bg-sunken px-2 py-0.5 font-sans">{keys[name]}</kbd>
            </dd>
          </div>
        ))}
      </dl>
      <p className="mt-5 text-sm text-muted">{t.keysMac}</p>
      <p className="mt-3 text-sm">
        <a href={localePath(useLocale(), `${ACCESSIBILITY}#keys`)} target="_blank" rel="noopener" className="link">
          {t.keysOff}
        </a>
      </p>
    </Dialog>
  )
}
