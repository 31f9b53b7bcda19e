/** How long a deleted résumé can be restored, in ms. */
export const RESTORABLE_MS = 7 * 24 * 3_600_000
