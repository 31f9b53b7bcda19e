import { useMessages } from '#client/i18n/messages.ts'
import { pagerMessages } from '#client/i18n/pager.ts'
import { ButtonLink } from './button.tsx'
import { EmptyState } from './empty-state.tsx'
import type { IconName } from './icon.tsx'

/** Shown for a page beyond the last of a list, such as one whose last entry has been removed. */
export function PastLastPage({ icon, first }: { icon: IconName; first: string }) {
  const t = useMessages(pagerMessages)
  return (
    <EmptyState icon={icon} title={t.pageEmpty}>
      <ButtonLink variant="primary" href={first}>
        {t.toFirstPage}
      </ButtonLink>
    </EmptyState>
  )
}
