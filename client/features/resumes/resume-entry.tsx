import { useRef, useState } from 'react'
import { Badge } from '#client/components/badge.tsx'
import { ButtonLink } from '#client/components/button.tsx'
import { Icon } from '#client/components/icon.tsx'
import { IconButton } from '#client/components/icon-button.tsx'
import { ResumePicture } from '#client/components/resume-picture.tsx'
import { TimeAgo } from '#client/components/time-ago.tsx'
import { commentMessages } from '#client/i18n/comments.ts'
import { keptMessages } from '#client/i18n/kept.ts'
import { useMessages } from '#client/i18n/messages.ts'
import { resumesMessages } from '#client/i18n/resumes.ts'
import type { KeptEntry } from '#client/lib/kept-entries.ts'
import { useLocale } from '#client/lib/page.tsx'
import { localePath } from '#client/lib/paths.ts'
import { editorPath } from '#src/contract/own-addresses.ts'
import type { ResumeCard } from '#src/contract/resumes.ts'
import { RenameForm } from './rename-form.tsx'
import type { ResumeActions } from './use-resume-actions.ts'

type ResumeEntryProps = {
  resume: ResumeCard
  actions: ResumeActions
  /** Its copy on this device; undefined when there is none. */
  kept: KeptEntry | undefined
}

/** A résumé in the list: its thumbnail, completeness, open comments, what of it is on this device, and actions. */
export function ResumeEntry({ resume, actions, kept }: ResumeEntryProps) {
  const here = useMessages(keptMessages)
  const t = useMessages(resumesMessages)
  const comments = useMessages(commentMessages)
  const locale = useLocale()
  /** What the field of the title begins with; null while it is closed. */
  const [draft, setDraft] = useState<{ text: string; takesFocus: boolean } | null>(null)
  const field = useRef<HTMLInputElement>(null)
  const renameButton = useRef<HTMLButtonElement>(null)
  const { id, title, locale: language, completeness, updated_at, open_comments } = resume
  const name = title || t.untitled
  const href = localePath(locale, editorPath(id))
  const closeRename = () => {
    setDraft(null)
    // The button is rendered again in the next frame.
    requestAnimationFrame(() => renameButton.current?.focus())
  }
  const askAgain = (text: string) => {
    // A refusal may come late: it takes the focus from nothing else that is being used.
    const { activeElement, body } = document
    const takesFocus = activeElement === renameButton.current || activeElement === body
    setDraft((open) => open ?? { text, takesFocus })
  }
  const settle = (given: string) => {
    if (field.current?.value.trim() === given) closeRename()
  }
  return (
    <article
      aria-label={name}
      className="card grid h-full grid-cols-[84px_minmax(0,1fr)] overflow-hidden rounded-lg border border-line bg-surface sm:grid-cols-1 sm:grid-rows-[auto_1fr_auto]"
    >
      <div className="bg-sunken p-2.5 sm:h-56 sm:overflow-hidden sm:px-12 sm:pt-6 sm:pb-0">
        <ResumePicture
          resume={resume}
          name={name}
          className="shadow-[0_0_0_1px_var(--color-line),0_2px_12px_rgb(28_30_27/8%)]"
        />
      </div>
      <div className="min-w-0 p-4 sm:pb-2">
        {draft ? (
          <RenameForm
            title={title}
            draft={draft}
            field={field}
            onRename={(next) => {
              closeRename()
              actions.rename(resume, next, { open: askAgain, settle })
            }}
            onCancel={closeRename}
          />
        ) : (
          <h2 className="line-clamp-2 text-base font-medium">
            <a href={href} className="card-link">
              {name}
            </a>
          </h2>
        )}
        <p className="mt-1 flex flex-wrap items-center gap-x-2 text-sm text-muted">
          <Badge>{t[language]}</Badge>
          <span className="tabular-nums">{t.completeness(completeness)}</span>
          {open_comments > 0 && <Badge tone="accent">{comments.waiting(open_comments)}</Badge>}
          {kept?.isUnsaved && <Badge tone="seal">{here.badgeUnsaved}</Badge>}
          {kept && !kept.isUnsaved && (
            <span role="img" aria-label={here.badge} title={here.badge}>
              <Icon name="device" />
            </span>
          )}
          {/* On a line of its own: hydration replaces the server's date by a shorter text, and nothing may move. */}
          <span className="basis-full">
            {t.edited} <TimeAgo time={updated_at} />
          </span>
        </p>
      </div>
      <div className="relative z-1 col-span-full flex items-center px-2 py-1 max-sm:border-t max-sm:border-line sm:px-3 sm:pb-4">
        <ButtonLink size="small" href={href} aria-label={t.editTitle(name)} className="mr-auto ml-1 flex-none">
          {t.edit}
        </ButtonLink>
        <IconButton
          icon="rename"
          label={t.rename(name)}
          onClick={() => setDraft({ text: title, takesFocus: true })}
          ref={renameButton}
          disabled={draft !== null}
        />
        <IconButton icon="copy" label={t.duplicate(name)} onClick={() => actions.duplicate(resume)} />
        <a
          href={localePath(locale, editorPath(id, { twin: true }))}
          aria-label={t.twin(name)}
          title={t.twin(name)}
          className="icon-btn"
        >
          <Icon name="globe" />
        </a>
        <a
          href={localePath(locale, editorPath(id, { download: true }))}
          aria-label={t.download(name)}
          title={t.download(name)}
          className="icon-btn"
        >
          <Icon name="download" />
        </a>
        <IconButton icon="bin" label={t.remove(name)} onClick={() => actions.remove(resume)} />
      </div>
    </article>
  )
}
