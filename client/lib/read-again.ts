/** The pauses after which storage that has not answered is asked again, in ms. */
const PAUSES_MS = [200, 1000]

/** Whether the storage has failed through all pauses; until it answers again it is not waited for. */
let isBroken = false

/**
 * Reads the browser's storage. Right after a browser has crashed, it may answer with an unknown error for a moment, so
 * it is asked again then. Reading only: what is written is tried again by whoever writes.
 */
export async function readAgain<T>(read: () => Promise<T>): Promise<T> {
  for (const ms of PAUSES_MS) {
    try {
      return await answered(read)
    } catch (error) {
      if (isBroken || !isForAMoment(error)) throw error
      await new Promise<void>((resolve) => setTimeout(resolve, ms))
    }
  }
  try {
    return await answered(read)
  } catch (error) {
    isBroken = isForAMoment(error)
    throw error
  }
}

async function answered<T>(read: () => Promise<T>): Promise<T> {
  const result = await read()
  isBroken = false
  return result
}

function isForAMoment(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'UnknownError'
}
