import { PageHead } from '#client/components/page-head.tsx'
import { usePageTitle } from '#client/components/pager.tsx'
import { FavouritesPage } from '#client/features/account/favourites-page.tsx'
import { TemplateCard } from '#client/features/word/template-grid.tsx'
import { useQuickLook } from '#client/features/word/use-quick-look.tsx'
import { accountMessages } from '#client/i18n/account.ts'
import { useMessages } from '#client/i18n/messages.ts'
import { useClient } from '#client/lib/client.tsx'
import { keyOf, marksOf } from '#client/lib/favourites.ts'
import { usePayload } from '#client/lib/page.tsx'

export default function FavouritesRoute() {
  const t = useMessages(accountMessages)
  const client = useClient()
  const { list } = usePayload('favourites')
  const area = list.type === 'word' ? 'word-jianli' : 'resume'
  /** Loads the list again if a heart in the quick look has taken one away. */
  function reloadIfTakenAway(): void {
    const marks = marksOf(client).get()
    if (list.items.some((item) => marks.get(keyOf(item)) === false)) void client.reload()
  }
  const cards = list.items.map(({ card }) => card)
  const { look, dialog } = useQuickLook(cards, area, reloadIfTakenAway)
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
