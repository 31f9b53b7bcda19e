import { DialogBenefits } from './dialog-benefits.tsx'
import { type HeadingLevel, LoginPanel } from './login-panel.tsx'
import type { LoginFlow } from './use-login-flow.ts'

/** The content of the login dialog: benefits on the left, the four views on the right. */
export function LoginWindow({ flow, heading }: { flow: LoginFlow; heading: HeadingLevel }) {
  return (
    <div className="-m-6 flex max-sm:min-h-dvh sm:min-h-160">
      <DialogBenefits />
      <div className="mx-auto grid w-full min-w-0 max-w-md flex-1 grid-cols-[minmax(0,1fr)] grid-rows-[1fr_auto] pt-3 pb-7 max-sm:px-5 sm:px-10">
        <LoginPanel flow={flow} heading={heading} />
      </div>
    </div>
  )
}
