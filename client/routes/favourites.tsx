import { PageHead } from '#client/components/page-head.tsx'
import { usePageTitle } from '#client/components/pager.tsx'
import { FavouritesPage } from '#client/features/account/favourites-page.tsx'
import { TemplateCard } from '#client/features/word/template-grid.tsx'
import { useQuickLook } from '#client/features/word/use-quick-look.tsx'
import { accountMessages } from '#client/i18n/account.ts'
import { useMessages } from '#client/i18n/messages.ts'
import { useClient } from '#client/lib/client.tsx'
import { usePayload } from '#client/lib/page.tsx'

export default function FavouritesRoute() {
  const t = useMessages(accountMessages)
  const client = useClient()
  const { list } = usePayload('favourites')
  const area = list.type === 'word' ? 'word-jianli' : 'resume'
  const { look, dialog } = useQuickLook(
    list.items.map(({ card }) => card),
    area,
    // Its heart may have taken one away.
    () => void client.reload(),
  )
  return (
    <>
      <PageHead title={usePageTitle(t.favourites, list.page)} noindex />
      <FavouritesPage
        renderCard={(card) => <TemplateCard card={card} area={area} heart={false} onLook={() => look(card.id)} />}
      />
      {dialog}
    </>
  )
}
