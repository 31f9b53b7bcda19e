import { useClient } from '#client/lib/client.tsx'
import { keptUser } from '#client/lib/kept-mark.ts'
import { hasSessionHint } from '#client/lib/session-hint.ts'
import { useShown } from '#client/lib/use-shown.ts'
import type { User } from '#src/contract/user.ts'
import { createSessionKeeper } from './session-keeper.ts'

const CHANNEL = 'session'

/** Keeps the signed-in user of this tab up to date; renders nothing. */
export function SessionRefresh() {
  const client = useClient()
  useShown(() => {
    const channel = new BroadcastChannel(CHANNEL)
    const keeper = createSessionKeeper({
      user: client.user,
      ask: async () => (await client.call('user.Info/index', {})).data,
      hasHint: hasSessionHint,
      now: () => Date.now(),
      tell: (news) => channel.postMessage(news),
      renewPage: () => void client.reload(),
      end: client.report,
    })
    const onVisible = () => {
      if (document.visibilityState === 'visible') keeper.seen()
    }
    channel.onmessage = ({ data }) => keeper.hear(data === 'signed-out' ? 'signed-out' : 'signed-in')
    document.addEventListener('visibilitychange', onVisible)
    addEventListener('online', keeper.back)
    const forget = () => forgetOthers(client.user.get())
    const unsubscribe = [client.page.subscribe(keeper.seen), client.user.subscribe(forget)]
    keeper.seen()
    forget()
    return () => {
      for (const end of unsubscribe) end()
      document.removeEventListener('visibilitychange', onVisible)
      removeEventListener('online', keeper.back)
      keeper.stop()
      channel.close()
    }
  })
  return null
}

/** Deletes résumés kept on this device for somebody who is no longer signed in here. */
function forgetOthers(user: User | null): void {
  const kept = keptUser()
  const isTheirs = user === null ? hasSessionHint() : user.user_id === kept
  if (kept === null || isTheirs) return
  import('#client/lib/kept-resumes.ts').then(({ forgetKept }) => forgetKept()).catch(reportError)
}
