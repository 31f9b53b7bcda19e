import type { ReactNode } from 'react'

const tones = {
  neutral: 'bg-sunken text-muted',
  accent: 'bg-accent-soft text-accent-strong',
  seal: 'bg-seal-soft text-seal',
}

/** A short fact, such as a level, a language or a state. */
export function Badge({ tone = 'neutral', children }: { tone?: keyof typeof tones; children: ReactNode }) {
  return (
    <span className={`inline-flex items-center rounded-sm px-1.5 text-xs font-medium leading-5 ${tones[tone]}`}>
      {children}
    </span>
  )
}
