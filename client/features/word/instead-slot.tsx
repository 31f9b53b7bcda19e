import { type ComponentProps, Suspense } from 'react'
import { lazyPart } from '#client/lib/part.ts'
import type { Instead as InsteadType } from './instead.tsx'

/** Few lists have nothing on them: browsers load it for those alone, the server has it at hand. */
const Instead = import.meta.env.SSR
  ? (await import('./instead.tsx')).Instead
  : lazyPart(async () => (await import('./instead.tsx')).Instead)

type Props = ComponentProps<typeof InsteadType>
type InsteadSlotProps = Pick<Props, 'area'> & { instead: Props['instead'] | null }

/** The way on where a list has nothing; nothing where it has something. */
export function InsteadSlot({ instead, area = 'word-jianli' }: InsteadSlotProps) {
  return (
    instead && (
      <Suspense fallback={null}>
        <Instead instead={instead} area={area} />
      </Suspense>
    )
  )
}
