import type { ResumeDocument } from './document.ts'

/** The photo of a document that shows a silhouette instead, as samples do. */
export const SILHOUETTE = 'placeholder'

/** The key of the photo a document has of its own; null when it has none, or the silhouette. */
export function ownPhoto({ photo }: Pick<ResumeDocument['basics'], 'photo'>): string | null {
  return photo === undefined || photo === '' || photo === SILHOUETTE ? null : photo
}
