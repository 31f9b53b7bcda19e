import { PageHead } from '#client/components/page-head.tsx'
import { FavouritesPage } from '#client/features/account/favourites-page.tsx'
import { TemplateCard } from '#client/features/word/template-grid.tsx'
import { accountMessages } from '#client/i18n/account.ts'
import { useMessages } from '#client/i18n/messages.ts'

export default function FavouritesRoute() {
  const t = useMessages(accountMessages)
  return (
    <>
      <PageHead title={t.favourites} noindex />
      <FavouritesPage renderCard={(card) => <TemplateCard card={card} />} />
    </>
  )
}
