import { type ComponentProps, Suspense } from 'react'
import { lazyPart } from '#client/lib/part.ts'
import type { Instead as InsteadType } from './instead.tsx'

/** Few lists are empty, so browsers load this part only when needed; the server contains it. */
const Instead = import.meta.env.SSR
  ? (await import('./instead.tsx')).Instead
  : lazyPart(async () => (await import('./instead.tsx')).Instead)

type Props = ComponentProps<typeof InsteadType>
type InsteadSlotProps = Pick<Props, 'area'> & { instead: Props['instead'] | null }

/** Suggestions for an empty list; nothing for others. */
export function InsteadSlot({ instead, area = 'word-jianli' }: InsteadSlotProps) {
  return (
    instead && (
      <Suspense fallback={null}>
        <Instead instead={instead} area={area} />
      </Suspense>
    )
  )
}
