import type { Client } from '#client/lib/client.tsx'
import { localePath } from '#client/lib/paths.ts'
import { watchVisibility } from '#client/lib/visibility.ts'
import type { DeskView, HandoffDeskDeps } from '#client/machines/handoff-desk/handoff-desk.types.ts'
import { PHONE } from '#src/contract/addresses.ts'
import type { HandoffDeskView, HandoffPurpose } from '#src/contract/endpoints/handoff.ts'

/** The calls of the desk's side of a handoff. */
export function deskCalls({ call, page }: Client, resume: string, purpose: HandoffPurpose): HandoffDeskDeps {
  return {
    makeCode: async (signal) => {
      const { data } = await call('user.Handoff/create', { id: resume, purpose }, { signal })
      // A fragment is never sent to a server, so no server can log it.
      const url = `${location.origin}${localePath(page.get().locale, PHONE)}#${data.link}`
      const view: HandoffDeskView = { state: 'waiting', seconds: data.seconds, phone: null, picture: null }
      return { code: { handoff: data.handoff, url }, view: timed(view) }
    },
    check: async (handoff, signal) => {
      const { data } = await call('user.Handoff/check', { handoff }, { signal })
      return { type: 'handoff.seen', view: timed(data) }
    },
    answer: async (handoff, allow, signal) =>
      timed((await call('user.Handoff/answer', { handoff, allow }, { signal, keepalive: true })).data),
    watchVisibility,
  }
}

function timed(view: HandoffDeskView): DeskView {
  return { ...view, until: Date.now() + view.seconds * 1000 }
}
