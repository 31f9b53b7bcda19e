import { linkMessages } from '#client/i18n/links.ts'
import { useMessages } from '#client/i18n/messages.ts'
import { useLocale } from '#client/lib/page.tsx'
import { localePath } from '#client/lib/paths.ts'
import { AGREEMENT } from '#src/contract/addresses.ts'
import { NewWindow } from './new-window.tsx'

/** Says what the user accepts by continuing, introduced by `before`, with a link that opens another window. */
export function AgreementLine({ before, className }: { before: string; className: string }) {
  const t = useMessages(linkMessages)
  const locale = useLocale()
  return (
    <p className={`text-xs text-muted ${className}`}>
      {before}{' '}
      <a href={localePath(locale, AGREEMENT)} target="_blank" rel="noopener" className="link">
        {t.agreement}
        <NewWindow />
      </a>
    </p>
  )
}
