import { lazy, Suspense, useState } from 'react'
import { ErrorBoundary } from '#client/components/error-boundary.tsx'
import { Icon } from '#client/components/icon.tsx'
import { headerMessages } from '#client/i18n/header.ts'
import { useMessages } from '#client/i18n/messages.ts'
import { loadPart } from '#client/lib/reload-guard.ts'

/** Opened by a script, so pages come without it. */
const MobileSheet = import.meta.env.SSR
  ? () => null
  : lazy(() => loadPart(async () => ({ default: (await import('./mobile-sheet.tsx')).MobileSheet })))

/** The way to the navigation on small screens. */
export function MobileMenu() {
  const t = useMessages(headerMessages)
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <button
        type="button"
        aria-label={t.menu}
        aria-haspopup="dialog"
        onClick={() => setIsOpen(true)}
        className="icon-btn needs-script lg:hidden"
      >
        <Icon name="menu" className="text-lg" />
      </button>
      {isOpen && (
        <ErrorBoundary fallback={null}>
          <Suspense fallback={null}>
            <MobileSheet onClose={() => setIsOpen(false)} />
          </Suspense>
        </ErrorBoundary>
      )}
    </>
  )
}
