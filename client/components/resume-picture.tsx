import { useState } from 'react'
import type { ResumeCard } from '#src/contract/resumes.ts'
import { DesignSketch } from './design-sketch.tsx'

type ResumePictureProps = {
  resume: Pick<ResumeCard, 'id' | 'design' | 'colour' | 'locale' | 'thumbnail_rev'>
  name: string
  className?: string
}

/** The thumbnail of a résumé; a sketch of its design until there is one, or when it cannot be loaded. */
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
      // One that failed before the scripts came does not say so again.
      ref={(image) => {
        if (image !== null && hasFailed(image)) setBroken(thumbnail_rev)
      }}
      // The revision changes the address, so that no older picture is shown from the cache.
      src={`/api/user.Resume/thumbnail?id=${id}&rev=${thumbnail_rev}`}
      alt=""
      width={560}
      height={792}
      loading="lazy"
      decoding="async"
      onError={() => setBroken(thumbnail_rev)}
      className={`page-picture ${className}`}
    />
  )
}

/** Whether a picture has been asked for in vain. A lazy one that is not asked for yet is not complete. */
function hasFailed({ complete, naturalWidth }: HTMLImageElement): boolean {
  return complete && naturalWidth === 0
}
