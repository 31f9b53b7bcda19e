import { useEffect, useState } from 'react'

/** The delay before the overlay appears, in ms. */
const APPEARS_AFTER_MS = 150

type LoadingOverlayProps = { active: boolean; label: string }

/** Covers the page while a call is in flight, and tells screen readers. */
export function LoadingOverlay({ active, label }: LoadingOverlayProps) {
  const shown = useLasting(active)
  return (
    <div role="status" className={shown ? 'fixed inset-0 z-50 grid place-items-center bg-[rgb(0_0_0/10%)]' : undefined}>
      {shown && <LoadingCard label={label} />}
    </div>
  )
}

/** The animated logo, and what is being loaded. */
export function LoadingCard({ label }: { label: string }) {
  return (
    <span className="inline-flex items-center gap-3 rounded-lg border border-line bg-surface px-5 py-3.5 text-sm shadow-dialog">
      <WorkingSlips />
      {label}
    </span>
  )
}

const slips = [
  { path: 'M3 4h4v20H3z', delay: 'motion-safe:[animation-delay:0ms]' },
  { path: 'M9 2h4v24H9z', delay: 'motion-safe:[animation-delay:160ms]' },
  { path: 'M15 3h4v24h-4z', delay: 'motion-safe:[animation-delay:320ms]' },
  { path: 'M21 4h4v20h-4z', delay: 'motion-safe:[animation-delay:480ms]' },
]

function WorkingSlips() {
  return (
    <svg className="size-6 flex-none text-accent" viewBox="0 0 28 28" aria-hidden="true">
      {slips.map(({ path, delay }) => (
        <path
          key={path}
          d={path}
          fill="currentColor"
          className={`animate-[breathe_640ms_ease-in-out_infinite_alternate] ${delay}`}
        />
      ))}
    </svg>
  )
}

/** Returns true once `active` has lasted long enough. */
function useLasting(active: boolean): boolean {
  const [lasting, setLasting] = useState(false)
  useEffect(() => {
    if (!active) return
    const timer = setTimeout(() => setLasting(true), APPEARS_AFTER_MS)
    return () => {
      clearTimeout(timer)
      setLasting(false)
    }
  }, [active])
  return active && lasting
}
