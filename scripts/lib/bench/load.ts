import { readdirSync, readFileSync } from 'node:fs'
import { Agent, get } from 'node:http'

/** The request to repeat, and the process that answers it. */
export type Target = { url: string; path: string; headers: Record<string, string>; pid: number }

/** The result of one round: CPU of the process per request in µs, and requests per second. */
export type Load = { cpu: number; rate: number }

/**
 * Sends requests over `connections` connections for `ms` milliseconds. Subjects get the same time and not the same
 * number of requests, as the measurement of a quick one would otherwise be the shortest and the least sure.
 * @throws Error when an answer is not 200
 */
export async function load({ pid, ...target }: Target, ms: number, connections: number): Promise<Load> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections })
  const [cpu, start] = [cpuOf(pid), performance.now()]
  let count = 0
  await Promise.all(
    Array.from({ length: connections }, async () => {
      while (performance.now() - start < ms) {
        await ask(target, agent)
        count += 1
      }
    }),
  )
  const seconds = (performance.now() - start) / 1000
  agent.destroy()
  return { cpu: (cpuOf(pid) - cpu) / 1000 / count, rate: count / seconds }
}

/** The time to the first byte, in ms, of this many sequential requests. */
export async function firstBytes(target: Omit<Target, 'pid'>, count: number): Promise<number[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  const times: number[] = []
  for (let index = 0; index < count; index += 1) times.push(await ask(target, agent))
  agent.destroy()
  return times
}

/**
 * Sends one request.
 * @returns the time to the first byte of the body, in ms
 */
function ask({ url, path, headers }: Omit<Target, 'pid'>, agent: Agent): Promise<number> {
  return new Promise((resolve, reject) => {
    const start = performance.now()
    const request = get(url + path, { agent, headers }, (response) => {
      let first = 0
      if (response.statusCode !== 200) reject(new Error(`${url}${path} answers ${response.statusCode}`))
      response.once('data', () => {
        first = performance.now() - start
      })
      response.resume()
      response.once('end', () => resolve(first))
      response.once('error', reject)
    })
    request.once('error', (error: NodeJS.ErrnoException) => {
      // The server may close a kept connection just when it is reused.
      const isAgain = request.reusedSocket && error.code === 'ECONNRESET'
      return isAgain ? ask({ url, path, headers }, agent).then(resolve, reject) : reject(error)
    })
  })
}

/** The CPU time of a process's threads so far, in ns; only Linux reports it. */
function cpuOf(pid: number): number {
  const tasks = `/proc/${pid}/task`
  return readdirSync(tasks).reduce((sum, task) => {
    const [ran = '0'] = readFileSync(`${tasks}/${task}/schedstat`, 'utf8').split(' ')
    return sum + Number(ran)
  }, 0)
}
