import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import { stripVTControlCharacters } from 'node:util'
import { Trouble } from './main.ts'

/** How a script ended and all it said. */
export type Captured = { code: number; output: string }

const PATIENCE_MS = 5000
const running = new Set<ChildProcess>()
let stopping = false

// For an exit nobody prepared; `endWith` also waits.
process.on('exit', askAllToEnd)

/** Runs one Node script to its end, with this terminal; answers its exit code. */
export async function runNode(args: string[], options: SpawnOptions = {}): Promise<number> {
  const child = startNode(args, { stdio: 'inherit', ...options })
  return new Promise((resolve) => child.once('exit', (code) => stopping || resolve(code ?? 1)))
}

/** Runs one Node script to its end and keeps what it prints. */
export async function captureNode(args: string[], env: NodeJS.ProcessEnv = {}): Promise<Captured> {
  const child = startNode(args, { stdio: ['ignore', 'pipe', 'pipe'], env: { ...process.env, ...env } })
  const chunks: Buffer[] = []
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk: Buffer) => chunks.push(chunk))
  const code = await new Promise<number>((resolve) => {
    child.once('close', (code) => stopping || resolve(code ?? 1))
  })
  return { code, output: Buffer.concat(chunks).toString() }
}

/** Runs `wrangler dev` and passes on the Worker's own lines. When it ends by itself, everything ends. */
export function startWrangler(name: string, args: string[]): void {
  const child = startNode(['node_modules/wrangler/bin/wrangler.js', 'dev', ...args], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      CLOUDFLARE_CF_FETCH_ENABLED: 'false',
      WRANGLER_HIDE_BANNER: 'true',
      WRANGLER_SEND_METRICS: 'false',
      WRANGLER_WRITE_LOGS: 'false',
    },
  })
  forwardLog(child.stdout, process.stdout, false)
  forwardLog(child.stderr, process.stderr, true)
  child.on('exit', (code, signal) => {
    void endWith(1, `The ${name} ended by itself (${signal ?? `code ${code}`}), so everything was stopped.`)
  })
}

/** A child leads a process group of its own: a Ctrl-C does not reach it, and what it leaves behind can be found. */
function startNode(args: string[], options: SpawnOptions): ChildProcess {
  const child = spawn(process.execPath, args, { detached: true, ...options })
  running.add(child)
  child.once('exit', () => {
    running.delete(child)
    signalGroup(child, 'SIGTERM')
  })
  return child
}

/** Ends everything on Ctrl-C, on SIGTERM, and when the process that started this one is gone. */
export function stopOnSignals(): void {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void endWith(0))
  process.on('disconnect', () => void endWith(0))
  // Listening alone must not keep this process alive.
  process.channel?.unref()
}

/** Ends what was started, then this process. Only the first call counts. */
export async function endWith(code: number, sentence?: string): Promise<void> {
  if (stopping) return
  stopping = true
  if (sentence) console.error(sentence)
  const ended = [...running].map((child) => new Promise((resolve) => child.once('exit', resolve)))
  askAllToEnd()
  setTimeout(killAll, PATIENCE_MS).unref()
  await Promise.all(ended)
  process.exit(code)
}

/** Only the children: each ends what it started, and would take the end of that for a crash. */
function askAllToEnd(): void {
  for (const child of running) child.kill('SIGTERM')
}

function killAll(): void {
  for (const child of running) signalGroup(child, 'SIGKILL')
}

function signalGroup({ pid }: ChildProcess, signal: NodeJS.Signals): void {
  try {
    if (pid) process.kill(-pid, signal)
  } catch {
    // Nobody is left in the group.
  }
}

/**
 * Waits until an address answers with success.
 * @throws Trouble when it does not in time
 */
export async function untilAnswers(url: string, name: string, timeoutMs: number): Promise<void> {
  const deadline = performance.now() + timeoutMs
  while (!(await answers(url))) {
    if (performance.now() > deadline)
      throw new Trouble(`The ${name} did not answer at ${url} in ${timeoutMs / 1000} s.`)
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
}

function answers(url: string): Promise<boolean> {
  return fetch(url, { signal: AbortSignal.timeout(5000) }).then(
    (response) => response.ok,
    () => false,
  )
}

/** Passes on what the Worker logs: not what wrangler says before it is ready, nor its line per request. */
function forwardLog(from: NodeJS.ReadableStream | null, to: NodeJS.WritableStream, started: boolean): void {
  if (!from) return
  let ready = started
  createInterface({ input: from }).on('line', (styled) => {
    const line = stripVTControlCharacters(styled).replace(/^. \[(ERROR|WARNING)\] /u, '')
    const chatter = line.trim() === '' || line.startsWith('[wrangler:info]')
    if (ready && !chatter) to.write(`${line}\n`)
    ready ||= line.startsWith('[wrangler:info] Ready')
  })
}
