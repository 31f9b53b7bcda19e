import { Button } from '#client/components/button.tsx'
import { accountExportMessages } from '#client/i18n/account-export.ts'
import { useMessages } from '#client/i18n/messages.ts'
import { formatMinute } from '#client/lib/clock.ts'
import { useLocale } from '#client/lib/page.tsx'
import { Part } from './part.tsx'
import { type ExportState, useExport } from './use-export.ts'

/** Downloads all data of the account as one file. */
export function ExportPart() {
  const t = useMessages(accountExportMessages)
  const { state, start, stop } = useExport()
  const isRunning = state.kind === 'running'
  return (
    <Part title={t.title} text={t.text} id="export">
      <div className="mt-4 flex flex-wrap items-center gap-3">
        <Button icon="download" busy={isRunning} onClick={start}>
          {t.start}
        </Button>
        {isRunning && <Button onClick={stop}>{t.stop}</Button>}
      </div>
      {isRunning && (
        <p className="mt-3 flex flex-wrap items-center gap-3 text-sm text-muted tabular-nums">
          <progress aria-label={t.bar} className="w-40 accent-accent" />
          {state.bytes > 0 && t.progress(formatBytes(state.bytes))}
        </p>
      )}
      <Outcome state={state} />
    </Part>
  )
}

/** The state of the export as a text, announced once per state; progress figures would be read out without end. */
function Outcome({ state }: { state: ExportState }) {
  const t = useMessages(accountExportMessages)
  const locale = useLocale()
  const isTrouble = state.kind === 'failed' || state.kind === 'limited' || state.kind === 'inApp'
  return (
    <p role="status" className={`mt-3 max-w-2xl text-sm break-words empty:hidden ${isTrouble ? 'text-seal' : ''}`}>
      {textOf()}
    </p>
  )

  function textOf(): string {
    switch (state.kind) {
      case 'idle':
        return ''
      case 'running':
        return t.preparing
      case 'done':
        return t.done(state.name, formatBytes(state.bytes))
      case 'limited':
        return t.limited(formatMinute(state.again, locale))
      default:
        return t[state.kind]
    }
  }
}

/** Formats a size in bytes: 640 KB, 12.3 MB. */
function formatBytes(bytes: number): string {
  const kilobytes = bytes / 1024
  return kilobytes < 1000 ? `${Math.ceil(kilobytes)} KB` : `${(kilobytes / 1024).toFixed(1)} MB`
}
