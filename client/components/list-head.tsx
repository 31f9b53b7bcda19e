import type { ReactNode } from 'react'
import { useMessages } from '#client/i18n/messages.ts'
import { pagerMessages } from '#client/i18n/pager.ts'
import type { Locale } from '#src/contract/locale.ts'
import { Breadcrumb, type TrailStep } from './breadcrumb.tsx'
import { PageHead } from './page-head.tsx'

type ListHeadProps = {
  title: string
  intro: string
  /** Which page of the list it is; the first is 1. */
  page: number
  canonical: string
  noindex: boolean
  languages?: readonly Locale[]
  trail: readonly TrailStep[]
  search: ReactNode
  /** Below the introduction. */
  children?: ReactNode
}

/** The document head and the heading of a page with a list. */
export function ListHead({ title, intro, page, trail, search, children, ...head }: ListHeadProps) {
  const t = useMessages(pagerMessages)
  return (
    <>
      <PageHead
        {...head}
        title={page > 1 ? `${title} - ${t.page(page)}` : title}
        description={page > 1 ? `${intro} ${t.page(page)}` : intro}
      />
      <Breadcrumb trail={trail} />
      <div className="flex flex-wrap items-end justify-between gap-x-12 gap-y-6 pt-2 md:pt-4">
        <div className="max-w-text">
          <h1 className="font-serif text-2xl break-keep wrap-anywhere md:text-3xl">{title}</h1>
          <p className="mt-3 text-muted">{intro}</p>
          {children}
        </div>
        <div className="w-full lg:w-96">{search}</div>
      </div>
    </>
  )
}
