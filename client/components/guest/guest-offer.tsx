import { Suspense } from 'react'
import { useHydrated } from '#client/components/use-hydrated.ts'
import { mayHaveGuestResumes } from '#client/lib/guest-mark.ts'
import { lazyPart } from '#client/lib/part.ts'

const GuestResumes = lazyPart(
  import.meta.env.SSR ? null : async () => (await import('./guest-resumes.tsx')).GuestResumes,
)

/** Offers the résumés stored on this device only; loads nothing unless there may be some. */
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
