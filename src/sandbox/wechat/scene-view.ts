import type { Context } from 'hono'
import { type SandboxEnv, wechatOf } from '#src/sandbox/bindings.ts'
import { nowOf } from '#src/sandbox/faults.ts'
import { type ShownScene, shownScenes } from '#src/sandbox/site-scenes.ts'
import { linkScene, type ScanScene, type SceneState } from './scene.ts'

/** A scene and the phone that scanned it last, for tests and the page. Times as ISO strings. */
export type SceneView = {
  scene_id: string
  mode: ScanScene['mode']
  state: SceneState
  user: string | null
  reply: string | null
  authorize_url: string | null
  page: string | null
  created_at: string
  expires_at: string
}

const STATES = { 0: 'open', 1: 'scanned', 2: 'confirmed', [-1]: 'denied' } as const

const LIMIT = 20

/** The newest scenes of WeChat and of the site. The site's state takes precedence. */
export async function sceneViews(c: Context<SandboxEnv>): Promise<SceneView[]> {
  const shown = new Map((await shownScenes(c))?.map((scene) => [scene.id, scene]))
  const scenes = new Map([...shown].map(([id, scene]) => [id, linkScene(scene)]))
  for (const scene of await wechatOf(c).scenes()) scenes.set(scene.id, scene)
  const newest = [...scenes.values()].sort((a, b) => b.createdAt - a.createdAt).slice(0, LIMIT)
  return Promise.all(newest.map((scene) => viewOf(c, scene, shown.get(scene.id) ?? null)))
}

/** One scene; null when neither WeChat nor the site has it. */
export async function sceneView(c: Context<SandboxEnv>, id: string): Promise<SceneView | null> {
  const shown = (await shownScenes(c))?.find((scene) => scene.id === id) ?? null
  const scene = (await wechatOf(c).scene(id)) ?? (shown && linkScene(shown))
  return scene === null ? null : viewOf(c, scene, shown)
}

async function viewOf(c: Context<SandboxEnv>, scene: ScanScene, shown: ShownScene | null): Promise<SceneView> {
  const phone = scene.user === null ? null : await wechatOf(c).phone(scene.id, scene.user)
  return {
    scene_id: scene.id,
    mode: scene.mode,
    state: shown === null ? stateByClock(scene, await nowOf(c)) : shownState(shown),
    user: scene.user,
    reply: phone?.reply ?? null,
    authorize_url: phone?.authorizeUrl ?? null,
    page: phone?.page ?? null,
    created_at: new Date(scene.createdAt).toISOString(),
    expires_at: new Date(scene.endsAt).toISOString(),
  }
}

function stateByClock({ state, endsAt }: ScanScene, now: number): SceneState {
  return (state === 'open' || state === 'scanned') && endsAt <= now ? 'expired' : state
}

function shownState({ status, endsAt }: ShownScene): SceneState {
  const isOver = (status === 0 || status === 1) && endsAt <= Date.now()
  return isOver ? 'expired' : STATES[status]
}
