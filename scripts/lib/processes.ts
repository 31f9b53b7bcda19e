import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process'
import { createInterface } from 'node:readline'

/** The exit code of a script, its standard output, and both its outputs together (`output`). */
export type Captured = { code: number; stdout: string; output: string }

const PATIENCE_MS = 5000
const running = new Set<ChildProcess>()
const endings: (() => Promise<void>)[] = []
let stopping = false

// In case of an unexpected exit; `endWith` also waits.
process.on('exit', askAllToEnd)

/** Runs one Node script to its end, with this terminal; answers its exit code. */
export async function runNode(args: string[], options: SpawnOptions = {}): Promise<number> {
  const child = startNode(args, { stdio: 'inherit', ...options })
  return new Promise((resolve) => child.once('exit', (code) => stopping || resolve(code ?? 1)))
}

/** Runs one Node script to its end, in this folder or another, and keeps what it prints. */
export async function captureNode(args: string[], env: NodeJS.ProcessEnv = {}, cwd = '.'): Promise<Captured> {
  const child = startNode(args, { stdio: ['ignore', 'pipe', 'pipe'], env: { ...process.env, ...env }, cwd })
  const [all, answered]: [Buffer[], Buffer[]] = [[], []]
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk: Buffer) => all.push(chunk))
  child.stdout?.on('data', (chunk: Buffer) => answered.push(chunk))
  const code = await new Promise<number>((resolve) => {
    child.once('close', (code) => stopping || resolve(code ?? 1))
  })
  return { code, stdout: Buffer.concat(answered).toString(), output: Buffer.concat(all).toString() }
}

/**
 * Runs one Node script and hands on each line it prints. One that prints nothing for `silenceMs` is ended.
 * @returns its exit code, and whether it was ended
 */
export async function linesOfNode(
  args: string[],
  silenceMs: number,
  onLine: (line: string) => void,
): Promise<{ code: number; silent: boolean }> {
  const child = startNode(args, { stdio: ['ignore', 'pipe', 'pipe'] })
  let silent = false
  const watch = setTimeout(() => {
    silent = true
    signalGroup(child, 'SIGKILL')
  }, silenceMs)
  for (const stream of [child.stdout, child.stderr]) {
    if (stream === null) continue
    createInterface({ input: stream }).on('line', (line) => {
      watch.refresh()
      onLine(line)
    })
  }
  const code = await new Promise<number>((resolve) => child.once('close', (code) => stopping || resolve(code ?? 1)))
  clearTimeout(watch)
  return { code, silent }
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

/** Registers a task to run before this process ends. */
export function onEnd(ending: () => Promise<void>): void {
  endings.push(ending)
}

/** Ends what was started, then this process. Only the first call counts. */
export async function endWith(code: number): Promise<void> {
  if (stopping) return
  stopping = true
  const ended = [...running].map((child) => new Promise((resolve) => child.once('exit', resolve)))
  askAllToEnd()
  setTimeout(killAll, PATIENCE_MS).unref()
  await Promise.all([...ended, ...endings.map((ending) => ending())])
  process.exit(code)
}

/** Asks the direct children to end; each ends what it started itself. */
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
    // The process group is empty.
  }
}
