import { type ReactNode, useMemo, useRef } from 'react'
import { Button, ButtonLink } from '#client/components/button.tsx'
import type { MadeFile } from '#client/features/editor/delivery/made-file.ts'
import type { Twin } from '#client/features/editor/session/home.tsx'
import { useDocument, useEditor } from '#client/features/editor/session/use-editor.tsx'
import { editorTwinMessages } from '#client/i18n/editor-twin.ts'
import { useMessages } from '#client/i18n/messages.ts'
import { useLocale } from '#client/lib/page.tsx'
import { localePath } from '#client/lib/paths.ts'
import { say } from '#client/lib/say.ts'
import type { ResumeDocument, ResumeLocale } from '#src/resume/document.ts'
import type { Edit } from '#src/resume/edits.ts'
import {
  askTranslation,
  bringAllOver,
  bringOver,
  callAllUpToDate,
  callUpToDate,
  isCarried,
} from '#src/resume/twin/bring.ts'
import { compareTwins, openRows, type TwinRow } from '#src/resume/twin/compare.ts'
import { ExportBoth } from './export-both.tsx'
import { useRowTexts } from './use-row-texts.ts'

type TwinViewProps = {
  twin: Twin
  onShowField: (address: string) => void
  deliver: (made: MadeFile) => Promise<void>
}

/** Both twins side by side, field by field: what has changed, and bringing this one up to date. */
export function TwinView({ twin: { doc: theirs, path }, onShowField, deliver }: TwinViewProps) {
  const t = useMessages(editorTwinMessages)
  const locale = useLocale()
  const mine = useDocument()
  const { edit } = useEditor()
  const rows = useMemo(() => openRows(compareTwins(mine, theirs)), [mine, theirs])
  const { placeOf, linesOf } = useRowTexts(theirs)
  const list = useRef<HTMLElement>(null)
  const byState = Object.groupBy(rows, ({ state }) => state)
  const { theirs: changed = [], both = [], translate: open = [], typed = [], mine: own = [], awaited = [] } = byState
  const carried = changed.filter(isCarried)
  const there = theirs.locale

  /** Runs an edit, and moves the focus to what is now in the place of the edited row. */
  function run(change: Edit, said: string): void {
    const buttons = () => [...(list.current?.querySelectorAll<HTMLElement>('button') ?? [])]
    const at = document.activeElement instanceof HTMLElement ? buttons().indexOf(document.activeElement) : 0
    edit(change)
    say(said)
    requestAnimationFrame(() => {
      const left = buttons()
      const next = left[Math.min(Math.max(at, 0), left.length - 1)] ?? list.current
      next?.focus()
    })
  }

  const rowOf = (row: TwinRow) => (
    <Row
      key={`${row.entry}.${row.field}`}
      row={row}
      place={placeOf(row)}
      {...{ mine, theirs, linesOf }}
      onBring={() => run(bringOver(row, theirs, Date.now()), t.brought(placeOf(row)))}
      onTranslate={() => {
        edit(askTranslation(row, theirs))
        onShowField(`${row.entry}.${row.field}`)
      }}
      onUpToDate={() => run(callUpToDate(row, theirs), t.marked(placeOf(row)))}
    />
  )

  return (
    <>
      <div className="mt-3 flex flex-wrap items-center gap-2">
        <ButtonLink size="small" href={localePath(locale, path)} icon="globe">
          {t.open(there)}
        </ButtonLink>
        {awaited.length > 0 && <p className="text-sm text-muted">{t.awaited(there, awaited.length)}</p>}
      </div>
      <section ref={list} tabIndex={-1} aria-label={t.list} className="outline-none">
        {rows.length === awaited.length && <p className="mt-4 text-muted">{t.nothing}</p>}
        <Group
          title={t.theirsTitle(there, changed.length)}
          rows={changed}
          rowOf={rowOf}
          action={
            carried.length > 1 && (
              <Button
                size="small"
                variant="primary"
                onClick={() => run(bringAllOver(rows, theirs, Date.now()), t.manyDone(carried.length))}
              >
                {t.bringAll(carried.length)}
              </Button>
            )
          }
        />
        <Group title={t.bothTitle(both.length)} rows={both} rowOf={rowOf} />
        <Group title={t.translateTitle(open.length)} rows={open} rowOf={rowOf} />
        <Group
          title={t.typedTitle(typed.length)}
          rows={typed}
          rowOf={rowOf}
          action={
            typed.length > 0 && (
              <Button size="small" onClick={() => run(callAllUpToDate(rows, theirs), t.manyDone(typed.length))}>
                {t.allUpToDate(typed.length)}
              </Button>
            )
          }
        />
        <Group
          title={t.mineTitle(there, own.length)}
          rows={own}
          rowOf={rowOf}
          action={<p className="text-sm text-muted">{t.mineText(there)}</p>}
        />
      </section>
      <ExportBoth theirs={theirs} deliver={deliver} />
    </>
  )
}

type GroupProps = {
  title: string
  rows: readonly TwinRow[]
  rowOf: (row: TwinRow) => ReactNode
  /** Shown before the rows. */
  action?: ReactNode
}

function Group({ title, rows, rowOf, action }: GroupProps) {
  if (rows.length === 0) return null
  return (
    <section className="mt-6">
      <h3 className="font-medium">{title}</h3>
      {action && <div className="mt-2">{action}</div>}
      <ul className="rows">{rows.map(rowOf)}</ul>
    </section>
  )
}

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
function Row({ row, place, mine, theirs, linesOf, onBring, onTranslate, onUpToDate }: RowProps) {
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
