import { failureMessages } from '#client/i18n/failures.ts'
import { useMessages } from '#client/i18n/messages.ts'
import { Button } from './button.tsx'

type LoadFailureProps = { text: string; onRetry: () => void; className?: string }

/** Says that something could not be loaded, with a button that tries again. */
export function LoadFailure({ text, onRetry, className = '' }: LoadFailureProps) {
  const { retry } = useMessages(failureMessages)
  return (
    <p role="alert" className={`text-sm text-seal ${className}`}>
      {text}{' '}
      <Button size="small" onClick={onRetry}>
        {retry}
      </Button>
    </p>
  )
}
