const KEY = 'own-designs'

/** A stored design; its content is parsed by `own-design.ts`. */
export type KeptDesign = { id: string; design: unknown }

/** The designs stored on this device, the newest first; empty when the browser stores nothing. */
export function listDeviceDesigns(): KeptDesign[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]')
    return Array.isArray(kept) ? kept.filter(isKept) : []
  } catch {
    return []
  }
}

/**
 * Stores a design on this device, or replaces the one with this id.
 * @throws when the browser stores nothing
 */
export function keepDeviceDesign(kept: KeptDesign): void {
  write([kept, ...listDeviceDesigns().filter(({ id }) => id !== kept.id)])
}

/** Removes a design from this device. */
export function removeDeviceDesign(id: string): void {
  write(listDeviceDesigns().filter((kept) => kept.id !== id))
}

function write(all: readonly KeptDesign[]): void {
  if (all.length > 0) localStorage.setItem(KEY, JSON.stringify(all))
  else localStorage.removeItem(KEY)
}

function isKept(value: unknown): value is KeptDesign {
  return (
    typeof value === 'object' && value !== null && 'id' in value && typeof value.id === 'string' && 'design' in value
  )
}
