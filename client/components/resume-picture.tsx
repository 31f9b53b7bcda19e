import { useState } from 'react'
import type { ResumeCard } from '#src/contract/resumes.ts'
import { DesignSketch } from './design-sketch.tsx'

type ResumePictureProps = {
  resume: Pick<ResumeCard, 'id' | 'design' | 'colour' | 'locale' | 'thumbnail_rev'>
  name: string
  className?: string
}

/** The first page of a résumé as it is; a sketch of its design until there is a picture, or when it cannot be had. */
export function ResumePicture({ resume, name, className = '' }: ResumePictureProps) {
  const { id, design, colour, locale, thumbnail_rev } = resume
  const [broken, setBroken] = useState<number | null>(null)
  if (thumbnail_rev === null || broken === thumbnail_rev) {
    return (
      <DesignSketch
        choice={{ id: design, colour: colour ?? undefined }}
        locale={locale}
        name={name}
        className={className}
      />
    )
  }
  return (
    <img
      // The revision makes it another address, so that an older picture is not shown from memory.
      src={`/api/user.Resume/thumbnail?id=${id}&rev=${thumbnail_rev}`}
      alt=""
      width={560}
      height={792}
      loading="lazy"
      decoding="async"
      onError={() => setBroken(thumbnail_rev)}
      className={`block h-auto w-full bg-white ${className}`}
    />
  )
}
