import { DurableObject } from 'cloudflare:workers'

/** An object whose state is keys and values. */
export class KvObject extends DurableObject<unknown> {
  /** Deletes all state. */
  reset(): void {
    for (const [key] of [...this.kv.list()]) this.kv.delete(key)
  }

  protected get kv() {
    return this.ctx.storage.kv
  }
}
