import { editorMessages } from '#client/i18n/editor.ts'
import { editorVersionMessages, partMessages } from '#client/i18n/editor-versions.ts'
import { useMessages } from '#client/i18n/messages.ts'
import type { ResumeDocument } from '#src/resume/document.ts'
import { changesBetween } from './version-changes.ts'

/** The changes between two states, part by part: removed and added lines. */
export function VersionChanges({ then, now }: { then: ResumeDocument; now: ResumeDocument }) {
  const t = useMessages(editorVersionMessages)
  const { locale } = useMessages(editorMessages)
  const changes = changesBetween(then, now, useMessages(partMessages))
  if (changes.length === 0) return <p className="text-sm text-muted">{t.same}</p>
  return (
    <ul
      // biome-ignore lint/a11y/noNoninteractiveTabindex: scrollable areas must be reachable by keyboard
      tabIndex={0}
      className="grid max-h-[58dvh] content-start gap-4 overflow-y-auto text-sm max-xl:grid-cols-[repeat(auto-fill,minmax(240px,1fr))]"
    >
      {changes.map(({ part, removed, added }) => (
        <li key={part} className="min-w-0">
          <h4 className="font-medium">{part}</h4>
          {removed.length + added.length === 0 && <p className="text-muted">{t.other}</p>}
          {removed.map((line) => (
            <del key={line} className="mt-1 block wrap-anywhere border-l-2 border-seal pl-2 text-muted">
              {line}
            </del>
          ))}
          {added.map((line) => (
            <ins
              key={line}
              lang={locale}
              className="mt-1 block wrap-anywhere border-l-2 border-accent pl-2 no-underline"
            >
              {line}
            </ins>
          ))}
        </li>
      ))}
    </ul>
  )
}
