import { useRef, useState } from 'react'
import { Icon } from '#client/components/icon.tsx'
import { PartBoundary } from '#client/components/part-boundary.tsx'
import { headerMessages } from '#client/i18n/header.ts'
import { useMessages } from '#client/i18n/messages.ts'
import { lazyPart, whenIdle } from '#client/lib/part.ts'
import { useShown } from '#client/lib/use-shown.ts'

const loadSheet = import.meta.env.SSR ? null : async () => (await import('./mobile-sheet.tsx')).MobileSheet
const MobileSheet = lazyPart(loadSheet)

/** The button that opens the navigation on small screens. */
export function MobileMenu() {
  const t = useMessages(headerMessages)
  const [isOpen, setIsOpen] = useState(false)
  const close = () => setIsOpen(false)
  const button = useRef<HTMLButtonElement>(null)
  useShown(() => {
    const isDisplayed = button.current?.offsetParent
    // Loaded ahead, the sheet opens at once; a failure is handled when it is needed.
    if (isDisplayed) whenIdle(() => void loadSheet?.().catch(() => {}))
  })
  return (
    <>
      <button
        ref={button}
        type="button"
        aria-label={t.menu}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => setIsOpen(true)}
        className="icon-btn needs-script aria-expanded:bg-sunken lg:hidden"
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
