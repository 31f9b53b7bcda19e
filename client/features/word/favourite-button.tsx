import { Button, ButtonLink } from '#client/components/button.tsx'
import { Icon } from '#client/components/icon.tsx'
import { useMessages } from '#client/i18n/messages.ts'
import { detailMessages } from '#client/i18n/word-detail.ts'
import type { TemplateType } from '#src/contract/lists.ts'
import type { WordTemplate } from '#src/contract/word.ts'
import { useFavourite } from './use-favourite.ts'

type FavouriteButtonProps = {
  template: Pick<WordTemplate, 'id'> & Partial<Pick<WordTemplate, 'resume_no'>>
  type?: TemplateType
  initial?: boolean
}

/** A button that adds a template to the favourites. */
export function FavouriteButton({ template: { id, resume_no }, type = 'word', initial }: FavouriteButtonProps) {
  const t = useMessages(detailMessages)
  const target = { template_type: type, template_id: id }
  const { isFavourite, busy, signIn, toggle } = useFavourite(target, { initial, resumeNo: resume_no })
  if (signIn !== null) {
    return (
      <ButtonLink icon="heart" className="px-3" {...signIn}>
        {t.favourite}
      </ButtonLink>
    )
  }
  return (
    <Button busy={busy} onClick={toggle} className="px-3">
      <Icon name="heart" className={isFavourite ? 'fill-current text-seal' : undefined} />
      {isFavourite ? t.favourited : t.favourite}
    </Button>
  )
}
