import { Brand } from '#client/components/brand.tsx'
import { useMessages } from '#client/i18n/messages.ts'
import { signInMessages } from '#client/i18n/sign-in.ts'
import { Benefits } from './benefits.tsx'
import { ResumePicture } from './resume-picture.tsx'

/** The left half of the login dialog; hidden where there is no room. */
export function DialogBenefits() {
  const t = useMessages(signInMessages)
  return (
    <div className="slips relative w-75 flex-none overflow-hidden rounded-l-lg border-r border-line bg-accent-soft max-md:hidden">
      <div className="flex h-full flex-col">
        <div className="px-8 pt-7">
          <Brand />
          <p className="mt-8 font-serif text-xl font-semibold text-balance">{t.promise}</p>
          <Benefits className="mt-5 text-sm" />
        </div>
        <div className="relative mt-8 min-h-52 flex-1">
          <ResumePicture className="left-8 w-105 scale-75" />
        </div>
      </div>
    </div>
  )
}
