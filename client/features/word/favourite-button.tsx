import { useState } from 'react'
import { Button, ButtonLink } from '#client/components/button.tsx'
import { Icon } from '#client/components/icon.tsx'
import { useMessages } from '#client/i18n/messages.ts'
import { detailMessages } from '#client/i18n/word-detail.ts'
import { useClient, useSignInLink, useUser } from '#client/lib/client.tsx'
import type { WordTemplate } from '#src/contract/word.ts'

type FavouriteButtonProps = { template: Pick<WordTemplate, 'id' | 'resume_no'>; initial: boolean }

/** Keeps a template for later. It shows the new state at once and takes it back when the server refuses. */
export function FavouriteButton({ template, initial }: FavouriteButtonProps) {
  const t = useMessages(detailMessages)
  const client = useClient()
  const user = useUser()
  const signIn = useSignInLink(`/word-jianli/${template.id}`, () => void keep(true))
  const [favourite, setFavourite] = useState(initial)
  const [busy, setBusy] = useState(false)

  if (user === null) {
    return (
      <ButtonLink icon="heart" className="px-3" {...signIn}>
        {t.favourite}
      </ButtonLink>
    )
  }

  async function keep(next: boolean) {
    const target = { template_id: template.id, template_type: 'word' as const }
    setFavourite(next)
    setBusy(true)
    try {
      if (next) await client.call('user.TemplateCollections/push', { ...target, resume_no: template.resume_no })
      else await client.call('user.TemplateCollections/remove', target)
    } catch (error) {
      setFavourite(!next)
      client.report(error, () => void keep(next))
    } finally {
      setBusy(false)
    }
  }

  return (
    <Button busy={busy} aria-pressed={favourite} onClick={() => void keep(!favourite)} className="px-3">
      <Icon name="heart" className={favourite ? 'fill-current text-seal' : undefined} />
      {favourite ? t.favourited : t.favourite}
    </Button>
  )
}
