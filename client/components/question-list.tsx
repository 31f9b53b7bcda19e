import type { ReactNode } from 'react'
import { Icon } from './icon.tsx'

/** Questions that open to their answers, one at a time; the first is open. */
export function QuestionList({ entries }: { entries: readonly (readonly [question: string, answer: ReactNode])[] }) {
  return (
    <div className="border-t border-line">
      {entries.map(([question, answer], index) => (
        <details key={question} name="questions" open={index === 0} className="border-b border-line">
          <summary className="flex min-h-16 items-center justify-between gap-4 py-3 font-medium hover:text-accent">
            {question}
            <Icon name="chevron-down" className="turn text-muted" />
          </summary>
          <p className="max-w-text pr-8 pb-6 text-muted">{answer}</p>
        </details>
      ))}
    </div>
  )
}
