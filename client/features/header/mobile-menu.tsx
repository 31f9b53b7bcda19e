import { useState } from 'react'
import { Icon } from '#client/components/icon.tsx'
import { PartBoundary } from '#client/components/part-boundary.tsx'
import { headerMessages } from '#client/i18n/header.ts'
import { useMessages } from '#client/i18n/messages.ts'
import { lazyPart } from '#client/lib/part.ts'

const MobileSheet = lazyPart(import.meta.env.SSR ? null : async () => (await import('./mobile-sheet.tsx')).MobileSheet)

/** The button that opens the navigation on small screens. */
export function MobileMenu() {
  const t = useMessages(headerMessages)
  const [isOpen, setIsOpen] = useState(false)
  const close = () => setIsOpen(false)
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
        <PartBoundary onGone={close}>
          <MobileSheet onClose={close} />
        </PartBoundary>
      )}
    </>
  )
}
