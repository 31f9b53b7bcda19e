import type { ComponentType } from 'react'
import { sharePicture } from '#client/components/share-tags.tsx'
import { useOrganization } from '#client/components/site-data.tsx'
import { NoData, StructuredData } from '#client/components/structured-data.tsx'
import { membershipMessages } from '#client/i18n/membership.ts'
import { useMessages } from '#client/i18n/messages.ts'
import { usePage } from '#client/lib/page.tsx'
import { localePath } from '#client/lib/paths.ts'
import { MEMBERSHIP } from '#src/contract/addresses.ts'
import type { Plan } from '#src/contract/membership.ts'

type PlansProps = { plans: readonly Plan[] }

/** Structured data about the plans and their prices (schema.org). */
export const PlansData: ComponentType<PlansProps> = import.meta.env.SSR ? Plans : NoData

function Plans({ plans }: PlansProps) {
  const t = useMessages(membershipMessages)
  const { locale, siteUrl } = usePage()
  const brand = useOrganization()
  const url = siteUrl + localePath(locale, MEMBERSHIP)
  return (
    <StructuredData
      data={{
        type: 'Product',
        value: {
          name: t.title,
          description: t.description,
          image: siteUrl + sharePicture({ name: `default-${locale}` }),
          brand,
          offers: plans.map(({ name, price }) => ({
            '@type': 'Offer',
            name,
            price: (price / 100).toFixed(2),
            priceCurrency: 'CNY',
            availability: 'https://schema.org/InStock',
            url,
          })),
        },
      }}
    />
  )
}
