const KEY = 'own-designs'

/** A design as it is kept; what it is made of is parsed by `own-design.ts`. */
export type KeptDesign = { id: string; design: unknown }

/** The designs kept on this device, the newest first; none where the browser keeps nothing. */
export function listDeviceDesigns(): KeptDesign[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]')
    return Array.isArray(kept) ? kept.filter(isKept) : []
  } catch {
    return []
  }
}

/**
 * Keeps a design on this device, or changes the one of this id.
 * @throws where the browser keeps nothing
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
