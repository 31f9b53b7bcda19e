import type { ComponentType } from 'react'
import { usePage } from '#client/lib/page.tsx'
import { localePath } from '#client/lib/paths.ts'
import { localeTags } from '#src/contract/locale.ts'
import type { WordTemplate } from '#src/contract/word.ts'
import { beijingDay } from '#src/lib/time.ts'
import { type SharedPage, sharePicture } from './share-tags.tsx'
import { useOrganization } from './site-data.tsx'
import { NoData, StructuredData } from './structured-data.tsx'

/** The link preview of a template. */
export function shareOf({
  id,
  updated_at,
}: Pick<WordTemplate, 'id' | 'updated_at'>): SharedPage & Required<Pick<SharedPage, 'picture'>> {
  return { picture: { name: `word/${id}`, version: updated_at } }
}

type WorkProps = { work: WordTemplate; path: string }

/** A template as structured data (schema.org). */
export const WorkData: ComponentType<WorkProps> = import.meta.env.SSR ? Work : NoData

function Work({ work, path }: WorkProps) {
  const { locale, siteUrl } = usePage()
  const creator = useOrganization()
  return (
    <StructuredData
      data={{
        type: 'CreativeWork',
        value: {
          name: work.title,
          description: work.summary,
          url: siteUrl + localePath(locale, path),
          image: siteUrl + sharePicture(shareOf(work).picture),
          inLanguage: localeTags[work.language],
          keywords: work.facets.map(({ name }) => name),
          dateModified: beijingDay(work.updated_at),
          creator,
        },
      }}
    />
  )
}
