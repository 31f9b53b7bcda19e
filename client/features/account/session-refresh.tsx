import { useEffect } from 'react'
import { useClient } from '#client/lib/client.tsx'
import { createSessionKeeper } from './session-keeper.ts'

const CHANNEL = 'session'
const HINT = '__Host-signed-in='

/** Keeps the signed-in user of this tab up to date; renders nothing. */
export function SessionRefresh() {
  const client = useClient()
  useEffect(() => {
    const channel = new BroadcastChannel(CHANNEL)
    const keeper = createSessionKeeper({
      user: client.user,
      ask: async () => (await client.call('user.Info/index', {})).data,
      hasHint: () => document.cookie.split('; ').some((cookie) => cookie.startsWith(HINT)),
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
    const unsubscribe = client.page.subscribe(keeper.seen)
    keeper.seen()
    return () => {
      unsubscribe()
      document.removeEventListener('visibilitychange', onVisible)
      keeper.stop()
      channel.close()
    }
  }, [client])
  return null
}
