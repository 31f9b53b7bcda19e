/** The number people quote for a Word template. */
export function wordResumeNo(id: number): string {
  return `QJW${id}`
}
