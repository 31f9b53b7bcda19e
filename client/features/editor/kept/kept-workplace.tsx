import { useState } from 'react'
import { Button, ButtonLink } from '#client/components/button.tsx'
import { EmptyState } from '#client/components/empty-state.tsx'
import { keptMessages } from '#client/i18n/kept.ts'
import { useMessages } from '#client/i18n/messages.ts'
import { type Client, useClient } from '#client/lib/client.tsx'
import { useLocale, usePage } from '#client/lib/page.tsx'
import { localePath } from '#client/lib/paths.ts'
import { useShown } from '#client/lib/use-shown.ts'
import { EDITOR, OFFLINE_EDITOR } from '#src/contract/addresses.ts'
import { readEditor } from '#src/contract/own-addresses.ts'
import type { PayloadOf } from '#src/contract/payloads.ts'
import { KeptScreen } from './kept-screen.tsx'
import { type KeptFault, type OpenedKept, openKept } from './open-kept.ts'

/** Opens the résumé of the address from this device; without one, lists those that are here. */
export function KeptWorkplace() {
  const { id } = readEditor(new URLSearchParams(usePage().search))
  return id === undefined ? <KeptScreen /> : <Opening key={id} id={id} />
}

function Opening({ id }: { id: string }) {
  const t = useMessages(keptMessages)
  const locale = useLocale()
  const client = useClient()
  const [fault, setFault] = useState<KeptFault | null>(null)

  useShown(() => {
    let isShown = true
    void openKept(id).then((found) => {
      if (!isShown) return
      if (typeof found === 'string') setFault(found)
      else if (!show(client, found)) setFault('gone')
    })
    return () => {
      isShown = false
    }
  })

  if (fault === null) return <p className="p-8 text-muted">{t.opening}</p>
  return (
    <div className="wrap py-12">
      <EmptyState icon="file" title={t[`${fault}Title`]} text={t[`${fault}Text`]}>
        <Button variant="primary" onClick={() => location.reload()}>
          {t.again}
        </Button>
        <ButtonLink href={localePath(locale, OFFLINE_EDITOR)} data-reload="">
          {t.others}
        </ButtonLink>
      </EmptyState>
    </div>
  )
}

/** Shows the editor as if the server had answered with the stored copy. False when somebody else is signed in. */
function show(client: Client, { user, resume }: OpenedKept): boolean {
  const present = client.user.get()
  if (present !== null && present.user_id !== user.user_id) return false
  if (present === null) client.user.set(user)
  const editor: PayloadOf<'editor'> = { resume, mine: NO_LIST }
  client.page.set({ ...client.page.get(), routeName: 'edit', path: EDITOR, payload: { editor } })
  return true
}

/** The list of the account's résumés, which only the server knows. */
const NO_LIST = { total: 0, page: 1, page_size: 1, limit: 0, items: [] }
