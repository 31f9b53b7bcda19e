import type { TemplateType } from '#src/contract/index.ts'

/** The number by which people refer to a template: of its Word file or of its online résumé. */
export function resumeNo(type: TemplateType, id: number): string {
  return `${type === 'word' ? 'QJW' : 'QJR'}${id}`
}
