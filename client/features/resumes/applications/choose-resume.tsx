import { ButtonLink } from '#client/components/button.tsx'
import { Dialog } from '#client/components/dialog.tsx'
import { TimeAgo } from '#client/components/time-ago.tsx'
import { overviewMessages } from '#client/i18n/applications-overview.ts'
import { useMessages } from '#client/i18n/messages.ts'
import { useClient } from '#client/lib/client.tsx'
import { useLocale } from '#client/lib/page.tsx'
import { localePath } from '#client/lib/paths.ts'
import { useAnswer } from '#client/lib/use-answer.ts'
import { EDITOR } from '#src/contract/addresses.ts'
import { editorPath } from '#src/contract/own-addresses.ts'

/**
 * A dialog to choose the résumé for a new application; it opens the editor with the form for a posting. Load it lazily.
 */
export function ChooseResume({ onClose }: { onClose: () => void }) {
  const t = useMessages(overviewMessages)
  const locale = useLocale()
  const client = useClient()
  const { data, failed } = useAnswer('user.Jianli/list', {}, client.report)
  return (
    <Dialog open onClose={onClose} title={t.choose}>
      <p className="mt-2 text-muted">{t.chooseText}</p>
      {data === null && <p className="mt-4 text-muted">{failed ? t.failed : t.loading}</p>}
      {data?.items.length === 0 && (
        <>
          <p className="mt-4">{t.chooseNone}</p>
          <ButtonLink variant="primary" icon="plus" href={localePath(locale, EDITOR)} className="mt-4">
            {t.chooseNew}
          </ButtonLink>
        </>
      )}
      {data !== null && data.items.length > 0 && (
        <ul className="mt-4 rows">
          {data.items.map(({ id, title, updated_at }) => (
            <li key={id}>
              <a
                href={localePath(locale, editorPath(id, { posting: true }))}
                className="flex min-h-12 flex-wrap items-center justify-between gap-x-3 py-2 hover:text-accent"
              >
                <span className="font-medium wrap-anywhere">{title || t.untitled}</span>
                <span className="text-sm text-muted">
                  <TimeAgo time={updated_at} />
                </span>
              </a>
            </li>
          ))}
        </ul>
      )}
      {data !== null && data.total > data.items.length && <p className="mt-3 text-sm text-muted">{t.chooseMore}</p>}
    </Dialog>
  )
}
