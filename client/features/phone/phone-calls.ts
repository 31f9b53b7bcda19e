import type { Client } from '#client/lib/client.tsx'
import { watchVisibility } from '#client/lib/visibility.ts'
import type { HandoffPhoneDeps } from '#client/machines/handoff-phone/handoff-phone.types.ts'

/** The calls of a phone that has scanned the code of a handoff. */
export function phoneCalls({ call }: Pick<Client, 'call'>): HandoffPhoneDeps {
  return {
    look: async (link, signal) => (await call('user.Handoff/look', { link }, { signal })).data,
    ask: async (link, signal) => (await call('user.Handoff/ask', { link }, { signal })).data,
    collect: async (link, signal) => ({
      type: 'handoff.seen',
      view: (await call('user.Handoff/collect', { link }, { signal })).data,
    }),
    bring: async (link, picture, signal) => (await call('user.Handoff/bring', { link, ...picture }, { signal })).data,
    watchVisibility,
  }
}

/** The secret of a handoff in the fragment of an address; null when there is none. */
export function linkIn(hash: string): string | null {
  return /^#([\w-]{43})$/.exec(hash)?.[1] ?? null
}
