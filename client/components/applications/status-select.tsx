import { applicationMessages, applicationStatusMessages } from '#client/i18n/applications.ts'
import { useMessages } from '#client/i18n/messages.ts'
import { type ApplicationStatus, applicationStatuses } from '#src/contract/application-limits.ts'

type StatusSelectProps = {
  /** The name of the application, for the accessible name. */
  name: string
  status: ApplicationStatus
  onChange: (status: ApplicationStatus) => void
}

/** A select for the status of an application. */
export function StatusSelect({ name, status, onChange }: StatusSelectProps) {
  const t = useMessages(applicationMessages)
  const statuses = useMessages(applicationStatusMessages)
  return (
    <select
      aria-label={t.statusOf(name)}
      value={status}
      onChange={({ target }) => {
        const next = applicationStatuses.find((one) => one === target.value)
        if (next !== undefined) onChange(next)
      }}
      className="min-h-11 rounded-md border border-field bg-surface px-3 text-sm"
    >
      {applicationStatuses.map((one) => (
        <option key={one} value={one}>
          {statuses[one]}
        </option>
      ))}
    </select>
  )
}
