import { ApplicationSection } from './applications.tsx'
import { CodeSection } from './code-countdowns.tsx'
import { HandoffSection } from './handoff-states.tsx'
import { LoginSection } from './login-states.tsx'
import { MachineSection } from './machine-states.tsx'
import { MembershipSection } from './membership.tsx'
import { NoticeSection, QrSection } from './notices.tsx'
import { PurchaseSection } from './purchase-states.tsx'

/** The components and states that need a browser. */
export function LiveSections() {
  return (
    <>
      <NoticeSection />
      <QrSection />
      <CodeSection />
      <LoginSection />
      <PurchaseSection />
      <MembershipSection />
      <ApplicationSection />
      <HandoffSection />
      <MachineSection />
    </>
  )
}
