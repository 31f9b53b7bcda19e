import { Icon } from '#client/components/icon.tsx'
import { useMessages } from '#client/i18n/messages.ts'
import { signInMessages } from '#client/i18n/sign-in.ts'

/** The benefits of the product, each with a tick. */
export function Benefits({ className }: { className: string }) {
  const t = useMessages(signInMessages)
  return (
    <ul className={`grid gap-3 ${className}`}>
      {[t.proofSaved, t.proofFree, t.proofSame].map((proof) => (
        <li key={proof} className="flex items-start gap-3">
          <Icon name="check" className="mt-0.5 text-lg text-accent" />
          {proof}
        </li>
      ))}
    </ul>
  )
}
