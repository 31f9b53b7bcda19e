/** Announces changes once: success politely, problems assertively. Both live regions exist from the start. */
export function Announcements({ status, alert }: { status: string; alert: string }) {
  return (
    <div className="sr-only">
      <p role="status">{status}</p>
      <p role="alert">{alert}</p>
    </div>
  )
}
