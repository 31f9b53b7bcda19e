import { AsyncLocalStorage } from 'node:async_hooks'
import type { Services } from '#src/services.ts'

/** The unanswered requests to stores and gateways on behalf of one call of the API. */
const asked = new AsyncLocalStorage<Set<string>>()

/**
 * Runs a call of the API, or a timer, which must wait for all its requests: an unawaited one may fail unnoticed, or be
 * stopped with the Worker. A refusal may overtake requests made in parallel.
 * @throws when it has not waited for something
 */
export async function waitingForAll<T>(run: () => Promise<T>): Promise<T> {
  const open = new Set<string>()
  const answer = await asked.run(open, run)
  const isRefusal = answer instanceof Response && !answer.ok
  if (!isRefusal && open.size > 0) throw new Error(`It was answered before this was done: ${[...open].join('; ')}`)
  return answer
}

/** The stores and gateways, with each of their calls noted while it is under way. */
export function watched({ db, files, documents, visits, sms, mail }: Services): Partial<Services> {
  return {
    db: notedCalls(db, 'db'),
    files: notedCalls(files, 'files'),
    documents: { getByName: (name) => notedCalls(documents.getByName(name), 'documents') },
    visits: { getByName: (name) => notedCalls(visits.getByName(name), 'visits') },
    sms: notedCalls(sms, 'sms'),
    mail: notedCalls(mail, 'mail'),
  }
}

/** The statements of the database behind those that note their calls: a batch takes no others. */
const bare = new WeakMap<object, object>()

function notedCalls<T extends object>(target: T, name: string): T {
  const noted = new Proxy(target, {
    get(original, key) {
      const value: unknown = Reflect.get(original, key)
      if (typeof value !== 'function') return value
      return (...input: unknown[]) => {
        const given: unknown = Reflect.apply(value, original, input.map(unwrapped))
        if (key === 'prepare' || key === 'bind' || key === 'withSession')
          return notedCalls(Object(given), `${name} ${input.join()}`)
        return isPromise(given) ? noteUntilDone(given, `${name} ${String(key)}`) : given
      }
    },
  })
  bare.set(noted, target)
  return noted
}

const isPromise = (value: unknown): value is Promise<unknown> =>
  typeof value === 'object' && value !== null && 'then' in value

function noteUntilDone(given: Promise<unknown>, name: string): Promise<unknown> {
  const open = asked.getStore()
  const promise = Promise.resolve(given)
  if (open === undefined) return promise
  const key = `${name} (${open.size})`
  open.add(key)
  const done = () => void open.delete(key)
  promise.then(done, done)
  return promise
}

function unwrapped(input: unknown): unknown {
  return Array.isArray(input) ? input.map((one) => bare.get(one) ?? one) : input
}
