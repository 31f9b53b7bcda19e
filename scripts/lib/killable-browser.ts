import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { setTimeout as wait } from 'node:timers/promises'
import { type Browser, chromium, type Page } from 'playwright'
import * as z from 'zod/mini'
import { composeResume } from '#src/resume/compose.ts'
import { basicsLabels } from '#src/resume/labels.ts'
import { findChromium } from './chromium.ts'
import { demoAccount } from './demo-account.ts'

/** The last text typed before a kill, and the newest one the editor had reported as stored. */
export type Killed = { after: number; keys: number; kept: string }

/** A browser people use: headless Chromium names itself, and crawlers get other pages. */
export const READER =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36'
const KEY_MS = 15
const CONNECT_MS = 10_000
const SAVE = '**/user.Resume/save'

const made = z.object({ data: z.object({ id: z.string() }) })
const document = z.object({ data: z.object({ doc: z.object({ basics: z.object({ name: z.optional(z.string()) }) }) }) })
/** The text of the page; the files of texts themselves are made for browsers. */
const TITLE = '简历标题'
const PERSON = /^个人信息/
const SAVED = '已保存'
const KEPT = [SAVED, '已保存到本机', '离线，已保存到本机', '连不上服务器，已保存到本机']

/** Chromium with its own profile, signed in with the demo account, as a process that can be killed. */
export class KillableBrowser {
  readonly #process: ChildProcess
  readonly #browser: Browser
  readonly #page: Page
  readonly #site: string

  static async start(site: string, profile: string): Promise<KillableBrowser> {
    const { child, browser } = await launch(profile)
    const [context] = browser.contexts()
    if (context === undefined) throw new Error('Chromium came without a profile')
    // A busy machine may be connected to it before it has opened its first window.
    const page = context.pages()[0] ?? (await context.newPage())
    const answer = await page.request.post(`${site}/api/user.Base/loginByPassword`, {
      data: demoAccount,
      headers: { origin: site },
    })
    if (!answer.ok()) throw new Error(`Signing in answered ${answer.status()}`)
    return new KillableBrowser(child, browser, page, site)
  }

  constructor(child: ChildProcess, browser: Browser, page: Page, site: string) {
    this.#process = child
    this.#browser = browser
    this.#page = page
    this.#site = site
  }

  async makeResume(): Promise<string> {
    const doc = composeResume({ locale: 'zh', design: 'ink', basics: {}, sections: [] })
    const answer = await this.#page.request.post(`${this.#site}/api/user.Resume/create`, {
      data: { key: crypto.randomUUID(), doc },
      headers: { origin: this.#site },
    })
    return made.parse(await answer.json()).data.id
  }

  /** Opens a résumé with nothing in its field for the name. */
  async open(id: string): Promise<void> {
    await this.#page.goto(`${this.#site}/edit?id=${id}`)
    await this.#page.getByRole('textbox', { name: TITLE }).waitFor()
    const person = this.#page.getByRole('button', { name: PERSON })
    if ((await person.getAttribute('aria-expanded')) === 'false') await person.click()
    await this.#name().fill('')
    await this.#says(SAVED)
  }

  /** Types until the kill comes `after` ms later; `isCutOff`: no save reaches the server. */
  async typeUntilKilled({ isCutOff, after }: { isCutOff: boolean; after: number }): Promise<Killed> {
    let kept = ''
    let keys = 0
    if (isCutOff) await this.#page.route(SAVE, (route) => route.abort())
    await this.#page.exposeFunction('noteKept', (text: string) => {
      kept = text
    })
    await this.#name().evaluate(watchState, KEPT)
    await this.#name().focus()
    const killing = wait(after).then(() => this.#kill())
    try {
      for (;;) {
        await this.#page.keyboard.press(String(keys % 10))
        keys += 1
        await wait(KEY_MS)
      }
    } catch {
      // Typing fails once the browser is gone.
    }
    await killing
    return { after, keys, kept }
  }

  /** Returns the name that the server has, once the editor says that it is saved. */
  async savedText(id: string): Promise<string> {
    await this.#page.goto(`${this.#site}/edit?id=${id}`)
    await this.#says(SAVED)
    const answer = await this.#page.request.get(`${this.#site}/api/user.Resume/document?id=${id}`)
    return document.parse(await answer.json()).data.doc.basics.name ?? ''
  }

  async close(): Promise<void> {
    await this.#browser.close()
    await this.#kill()
  }

  #name() {
    return this.#page.getByRole('textbox', { name: basicsLabels.name.zh, exact: true })
  }

  async #says(text: string): Promise<void> {
    await this.#page.locator('header p[aria-hidden=true]').getByText(text, { exact: true }).waitFor()
  }

  #kill(): Promise<void> {
    return kill(this.#process)
  }
}

const running = new Set<ChildProcess>()
process.on('exit', () => {
  for (const child of running) void kill(child)
})

/** After a kill Chromium sometimes comes up without answering; then it is started once more. */
async function launch(profile: string, tries = 5): Promise<{ child: ChildProcess; browser: Browser }> {
  const args = ['--headless=new', '--no-sandbox', '--no-first-run', '--remote-debugging-port=0']
  const child = spawn(findChromium(), [...args, `--user-agent=${READER}`, `--user-data-dir=${profile}`], {
    // A group of its own, so that all its processes are killed at once.
    detached: true,
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  running.add(child)
  child.once('exit', () => running.delete(child))
  try {
    return { child, browser: await chromium.connectOverCDP(await addressOf(child), { timeout: CONNECT_MS }) }
  } catch (error) {
    await kill(child)
    if (tries === 1) throw error
    return launch(profile, tries - 1)
  }
}

async function kill(child: ChildProcess): Promise<void> {
  const { pid, exitCode, signalCode } = child
  if (pid === undefined || exitCode !== null || signalCode !== null) return
  const ended = once(child, 'exit')
  process.kill(-pid, 'SIGKILL')
  await ended
}

/** Runs in the page: with every frame, tells the text of the field while the bar says that it is kept. */
function watchState(field: HTMLElement | SVGElement, words: string[]): void {
  const note: unknown = Reflect.get(window, 'noteKept')
  let told = ''
  const look = () => {
    requestAnimationFrame(look)
    const says = window.document.querySelector('header p[aria-hidden=true]')?.textContent ?? ''
    const isKept = words.some((word) => says === word || says.startsWith(`${word}（`))
    if (!isKept || !(field instanceof HTMLInputElement) || field.value === told || typeof note !== 'function') return
    told = field.value
    note(told)
  }
  look()
}

/** Where its debugger listens, which it says on its error stream. */
async function addressOf(child: ChildProcess): Promise<string> {
  if (child.stderr === null) throw new Error('Chromium has no error stream')
  for await (const line of createInterface({ input: child.stderr })) {
    const address = /^DevTools listening on (ws:\S+)$/.exec(line)?.[1]
    if (address === undefined) continue
    // The stream is drained, so that its buffer does not fill up.
    child.stderr.resume()
    return address
  }
  throw new Error('Chromium ended before it listened')
}
