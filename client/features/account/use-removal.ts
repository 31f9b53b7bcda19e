import { useState } from 'react'
import { accountMessages } from '#client/i18n/account.ts'
import { useMessages } from '#client/i18n/messages.ts'
import { UNDO_MS, useClient } from '#client/lib/client.tsx'
import { markFavourite } from '#client/lib/favourites.ts'
import type { FavouriteList } from '#src/contract/favourites.ts'

type Favourite = FavouriteList['items'][number]

/** Removes favourites: hidden at once, restored when the server refuses, with undo in a toast. */
export function useRemoval() {
  const t = useMessages(accountMessages)
  const client = useClient()
  const [removed, setRemoved] = useState<ReadonlySet<string>>(new Set())
  const hide = (item: Favourite) => setRemoved((now) => new Set(now).add(keyOf(item)))
  const show = (item: Favourite) => setRemoved((now) => new Set([...now].filter((key) => key !== keyOf(item))))

  async function remove(item: Favourite): Promise<void> {
    hide(item)
    try {
      await client.call('user.TemplateCollections/remove', targetOf(item))
      markFavourite(client, item, false)
      const action = { label: t.undo, run: () => void restore(item) }
      client.notify({ kind: 'success', title: t.removed, text: item.card.title, action, duration: UNDO_MS })
      await client.reload()
    } catch (error) {
      show(item)
      client.report(error, () => void remove(item))
    }
  }

  async function restore(item: Favourite): Promise<void> {
    show(item)
    try {
      await client.call('user.TemplateCollections/push', { ...targetOf(item), resume_no: item.resume_no })
      markFavourite(client, item, true)
      await client.reload()
    } catch (error) {
      client.report(error, () => void restore(item))
    }
  }

  return { isRemoved: (item: Favourite) => removed.has(keyOf(item)), remove: (item: Favourite) => void remove(item) }
}

function keyOf({ template_type, template_id }: Favourite): string {
  return `${template_type} ${template_id}`
}

function targetOf({ template_type, template_id }: Favourite) {
  return { template_type, template_id }
}
