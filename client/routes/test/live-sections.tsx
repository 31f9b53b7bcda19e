import { CodeSection } from './code-countdowns.tsx'
import { LoginSection } from './login-states.tsx'
import { MachineSection } from './machine-states.tsx'
import { MembershipSection } from './membership.tsx'
import { NoticeSection, QrSection } from './notices.tsx'
import { PurchaseSection } from './purchase-states.tsx'

/** What of the components and states needs a browser to be anything. */
export function LiveSections() {
  return (
    <>
      <NoticeSection />
      <QrSection />
      <CodeSection />
      <LoginSection />
      <PurchaseSection />
      <MembershipSection />
      <MachineSection />
    </>
  )
}
