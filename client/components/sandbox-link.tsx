import { useMessages } from '#client/i18n/messages.ts'
import { signInMessages } from '#client/i18n/sign-in.ts'
import { useClient } from '#client/lib/client.tsx'

/** A link to the sandbox, which shows text messages and WeChat in development. Nothing in production. */
export function SandboxLink({ text }: { text: string }) {
  const { newWindow } = useMessages(signInMessages)
  const { sandboxUrl } = useClient()
  if (sandboxUrl === null) return null
  return (
    <a href={`${sandboxUrl}/__sandbox`} target="_blank" rel="noopener" className="link mt-1 inline-block py-1 text-xs">
      {text}
      <span className="sr-only">{newWindow}</span>
    </a>
  )
}
