import { Button } from '#client/components/button.tsx'
import { editorTwinMessages } from '#client/i18n/editor-twin.ts'
import { useMessages } from '#client/i18n/messages.ts'
import type { ResumeDocument, ResumeLocale } from '#src/resume/document.ts'
import type { TwinRow } from '#src/resume/twin/compare.ts'

type RowProps = {
  row: TwinRow
  place: string
  mine: ResumeDocument
  theirs: ResumeDocument
  linesOf: (row: TwinRow, value: string, document: ResumeDocument) => string[]
  onBring: () => void
  onTranslate: () => void
  onUpToDate: () => void
}

/** One field of both twins side by side: its changes, and buttons to act on them. */
export function Row({ row, place, mine, theirs, linesOf, onBring, onTranslate, onUpToDate }: RowProps) {
  const t = useMessages(editorTwinMessages)
  const isText = row.kind === 'text'
  const isWaiting = row.state === 'translate'
  const isMine = row.state === 'mine'
  const side = (document: ResumeDocument, value: string, before: string | undefined, isChanged: boolean) => ({
    locale: document.locale,
    lines: linesOf(row, value, document),
    before: isChanged && before !== undefined && before !== value ? linesOf(row, before, document) : null,
    note: row.kind !== 'there' ? '' : value === '' ? (before ? t.removed : '') : before ? '' : t.added,
  })
  return (
    <li data-row="" className="py-4">
      <h4 className="text-sm font-medium">{place}</h4>
      <div className="mt-2 grid gap-3 sm:grid-cols-2">
        <Side title={t.mine(mine.locale)} {...side(mine, row.mine, row.before?.mine, row.state !== 'theirs')} />
        <Side title={t.theirs(theirs.locale)} {...side(theirs, row.theirs, row.before?.theirs, !isMine)} />
      </div>
      <div className="mt-2 flex flex-wrap gap-2">
        {(isText || isWaiting) && !isMine && (
          <Button size="small" variant="primary" aria-label={t.translateNamed(place)} onClick={onTranslate}>
            {t.translate}
          </Button>
        )}
        {!(isText && isMine) && (
          <Button
            size="small"
            variant={isText || isMine ? 'secondary' : 'primary'}
            aria-label={isText ? t.asItIsNamed(place) : t.bringNamed(place)}
            onClick={onBring}
          >
            {isText ? t.asItIs : t.bring}
          </Button>
        )}
        <Button size="small" aria-label={t.upToDateNamed(place)} onClick={onUpToDate}>
          {t.upToDate}
        </Button>
      </div>
    </li>
  )
}

type SideProps = {
  title: string
  locale: ResumeLocale
  lines: readonly string[]
  /** The former lines, if they have changed. */
  before: readonly string[] | null
  note: string
}

function Side({ title, locale, lines, before, note }: SideProps) {
  const t = useMessages(editorTwinMessages)
  const gone = (before ?? []).filter((line) => !lines.includes(line))
  const isNew = (line: string) => before !== null && !before.includes(line)
  const keyed = (all: readonly string[]) => all.map((line, index) => ({ key: `${index} ${line}`, line }))
  return (
    <div className="min-w-0 rounded-md bg-sunken p-3 text-sm">
      <p className="text-xs text-muted">{title}</p>
      {note && <p className="mt-1">{note}</p>}
      <div lang={locale === 'zh' ? 'zh-CN' : 'en'} className="mt-1 break-words">
        {gone.length > 0 && (
          <div className="text-muted">
            <span className="sr-only">{t.earlier}</span>
            {keyed(gone).map(({ key, line }) => (
              <p key={key}>
                <del>{line}</del>
              </p>
            ))}
          </div>
        )}
        {keyed(lines).map(({ key, line }) => (
          <p key={key}>
            {isNew(line) ? <ins className="bg-accent-soft text-accent-strong no-underline">{line}</ins> : line}
          </p>
        ))}
        {lines.length === 0 && note === '' && <p className="text-muted">{t.absent}</p>}
      </div>
    </div>
  )
}
