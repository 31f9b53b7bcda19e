import { ButtonLink } from '#client/components/button.tsx'
import { EmptyState } from '#client/components/empty-state.tsx'
import { PastLastPage } from '#client/components/past-last-page.tsx'
import { useMessages } from '#client/i18n/messages.ts'
import { resumesMessages } from '#client/i18n/resumes.ts'
import { useLocale, usePayload } from '#client/lib/page.tsx'
import { localePath } from '#client/lib/paths.ts'
import { EDITOR, GALLERY, MY_RESUMES } from '#src/contract/addresses.ts'
import { resumesPath } from '#src/contract/own-addresses.ts'

/** Shown for an empty list: why it is empty, and what to do. */
export function NothingHere() {
  const t = useMessages(resumesMessages)
  const locale = useLocale()
  const { query, list, status } = usePayload('myResumes')
  if (query.page > 1) {
    return <PastLastPage icon="file" first={localePath(locale, resumesPath({ ...query, page: 1 }))} />
  }
  if (query.deleted || query.q !== '') {
    return (
      <EmptyState icon="file" title={query.deleted ? t.noneDeleted : t.notFound(query.q)}>
        <ButtonLink href={localePath(locale, MY_RESUMES)}>{t.showAll}</ButtonLink>
      </EmptyState>
    )
  }
  return (
    <EmptyState icon="file" title={t.none} text={t.noneText(list.limit)}>
      {status.online_resumes.used < list.limit && (
        <ButtonLink variant="primary" icon="plus" href={localePath(locale, EDITOR)}>
          {t.create}
        </ButtonLink>
      )}
      <ButtonLink href={localePath(locale, GALLERY)}>{t.browse}</ButtonLink>
    </EmptyState>
  )
}
