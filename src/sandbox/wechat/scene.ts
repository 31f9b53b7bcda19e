import type { Push } from './push.ts'

/** How far a sign-in has come, as far as WeChat can tell. */
export type SceneState = 'open' | 'scanned' | 'confirmed' | 'denied' | 'expired'

/** A QR code. `ticket` and `url` are empty for one the site made itself. Times in ms since 1970. */
export type ScanScene = {
  id: string
  mode: 'mp_scan' | 'h5_oauth'
  ticket: string
  url: string
  state: SceneState
  /** Who scanned last, with success. */
  user: string | null
  createdAt: number
  endsAt: number
}

/** The phone of a person, as far as one scene goes. */
export type Phone = {
  sceneId: string
  user: string
  /** The site's cookies. */
  cookies: Record<string, string>
  /** What the official account answered in the chat. */
  reply: string | null
  /** Where the person goes to be identified. */
  authorizeUrl: string | null
  /** The heading of the page the phone shows. */
  page: string | null
  /** The last genuine push, to be sent again. */
  push: Push | null
}
