import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'

/** A process that serves for as long as a test needs it. */
export type Serving = {
  /** How many lines it has printed that match, faults too. */
  heard: (text: RegExp) => number
  /** Waits for one, or for so many. */
  says: (text: RegExp, times?: number) => Promise<void>
  /** Asks it to end and waits until it has. */
  stop: () => Promise<unknown>
}

/**
 * Runs a Node script that serves until it is stopped.
 * @param isReady matches what it prints when it answers
 * @throws Error with all it printed when it ends before that
 */
export async function serve(args: string[], env: NodeJS.ProcessEnv, isReady: RegExp): Promise<Serving> {
  const child = spawn(process.execPath, args, {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const lines: string[] = []
  const output = createInterface({ input: child.stdout })
  output.on('line', (line) => lines.push(line))
  const faults = createInterface({ input: child.stderr })
  faults.on('line', (line) => {
    lines.push(line)
    console.error(line)
  })
  const ended = once(child, 'exit')
  const heard = (text: RegExp) => lines.filter((line) => text.test(line)).length
  const says = async (text: RegExp, times = 1) => {
    while (heard(text) < times) {
      await Promise.race([once(output, 'line'), ended])
      if (child.exitCode !== null) throw new Error(`${args.join(' ')} has ended:\n${lines.join('\n')}`)
    }
  }
  await says(isReady)
  return {
    heard,
    says,
    stop: () => {
      child.kill('SIGTERM')
      return ended
    },
  }
}
