import { useState } from 'react'
import { useClient, useSignInLink, useUser } from '#client/lib/client.tsx'
import { type FavouriteTarget, keepFavourite, keyOf, marksOf } from '#client/lib/favourites.ts'
import { useStore } from '#client/lib/store.ts'

/**
 * Whether a template is a favourite, and a function that toggles it; visitors sign in first.
 * @param initial the state rendered by the server
 */
export function useFavourite(
  target: FavouriteTarget,
  { initial = false, resumeNo }: { initial?: boolean; resumeNo?: string } = {},
) {
  const client = useClient()
  const user = useUser()
  const isFavourite = useStore(marksOf(client)).get(keyOf(target)) ?? (user !== null && initial)
  const [busy, setBusy] = useState(false)
  const area = target.template_type === 'word' ? 'word-jianli' : 'resume'
  const signIn = useSignInLink(`/${area}/${target.template_id}`, () => void keep(true))

  async function keep(next: boolean): Promise<void> {
    setBusy(true)
    await keepFavourite(client, target, next, resumeNo)
    setBusy(false)
  }

  /** A second press before the answer is ignored: the server could take the two in the wrong order. */
  function toggle(): void {
    if (!busy) void keep(!isFavourite)
  }

  return { isFavourite, busy, signIn: user === null ? signIn : null, toggle }
}
