/** A map of at most `max` entries: those set last. */
export class RecentMap<K, V> extends Map<K, V> {
  readonly #max: number

  constructor(max: number) {
    super()
    this.#max = max
  }

  /** Makes an entry the latest, whether it is new or not; the oldest is dropped when there are too many. */
  override set(key: K, value: V): this {
    this.delete(key)
    super.set(key, value)
    for (const oldest of this.keys()) {
      if (this.size <= this.#max) break
      this.delete(oldest)
    }
    return this
  }
}
