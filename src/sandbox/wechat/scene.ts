import type { Message } from '#src/sandbox/deliver.ts'

/** The state of a sign-in, as far as WeChat knows. */
export type SceneState = 'open' | 'scanned' | 'confirmed' | 'denied' | 'expired'

/** A QR code. `ticket` and `url` are empty for one made by the site. Times in ms since 1970. */
export type ScanScene = {
  id: string
  mode: 'mp_scan' | 'h5_oauth'
  ticket: string
  url: string
  state: SceneState
  /** The last person who scanned successfully. */
  user: string | null
  createdAt: number
  endsAt: number
}

/** A code that WeChat did not make: a link on a page of the site. */
export function linkScene({ id, createdAt, endsAt }: Pick<ScanScene, 'id' | 'createdAt' | 'endsAt'>): ScanScene {
  return { id, mode: 'h5_oauth', ticket: '', url: '', state: 'open', user: null, createdAt, endsAt }
}

/** A person's phone during one scene. */
export type Phone = {
  sceneId: string
  user: string
  /** Its cookies of the site. */
  cookies: Record<string, string>
  /** The official account's reply in the chat. */
  reply: string | null
  /** The address where the person is identified. */
  authorizeUrl: string | null
  /** The heading of the page it shows. */
  page: string | null
  /** The last real push, for repeating it. */
  push: Message | null
}
