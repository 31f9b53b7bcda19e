import { useClient } from '#client/lib/client.tsx'
import { NewWindow } from './new-window.tsx'

/** A link to the sandbox, which shows text messages and WeChat in development. Nothing in production. */
export function SandboxLink({ text }: { text: string }) {
  const { sandboxUrl } = useClient()
  if (sandboxUrl === null) return null
  return (
    <a href={`${sandboxUrl}/__sandbox`} target="_blank" rel="noopener" className="link mt-1 inline-block py-1 text-xs">
      {text}
      <NewWindow />
    </a>
  )
}
