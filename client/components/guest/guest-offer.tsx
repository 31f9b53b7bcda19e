import { Suspense } from 'react'
import { useHydrated } from '#client/components/use-hydrated.ts'
import { mayHaveGuestResumes } from '#client/lib/guest-mark.ts'
import { lazyPart } from '#client/lib/part.ts'

const GuestResumes = lazyPart(
  import.meta.env.SSR ? null : async () => (await import('./guest-resumes.tsx')).GuestResumes,
)

/** The résumés that are on this device alone, where there may be some; nothing is loaded to find out. */
export function GuestOffer() {
  return (
    useHydrated() &&
    mayHaveGuestResumes() && (
      <Suspense>
        <GuestResumes />
      </Suspense>
    )
  )
}
