import { headerMessages } from '#client/i18n/header.ts'
import { useMessages } from '#client/i18n/messages.ts'

/** The mark and the name: four slips held by two cords, as in the character 册. */
export function Brand() {
  const { brand } = useMessages(headerMessages)
  return (
    <span className="inline-flex items-center gap-2.5">
      <svg className="size-7 flex-none text-accent" viewBox="0 0 28 28" aria-hidden="true">
        <path fill="currentColor" d="M3 4h4v20H3zm6-2h4v24H9zm6 1h4v24h-4zm6 1h4v20h-4z" />
        <path fill="none" stroke="var(--color-paper)" strokeWidth="1.5" d="M1 10.5h26M1 17.5h26" />
      </svg>
      <span className="font-serif text-xl font-bold leading-none whitespace-nowrap">{brand}</span>
    </span>
  )
}
