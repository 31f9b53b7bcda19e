import { useMemo } from 'react'
import { editorHints } from '#client/i18n/editor-hints.ts'
import { createPart, loadPart, useLoaded } from '#client/lib/part.ts'
import type { SectionKind } from '#src/resume/document.ts'
import { usePart } from './use-part.ts'

const part = createPart(() =>
  loadPart(async () => ({
    ...(await import('#src/resume/samples/registry.ts')),
    ...(await import('#src/resume/samples/role-lines.ts')),
  })),
)

/**
 * Example sentences: from a sample for the job the résumé aims at, otherwise general ones. The samples are loaded when
 * the sentences are requested.
 */
export function useRoleExamples(kind: SectionKind, isAsked: boolean): readonly string[] {
  const loaded = useLoaded(part, isAsked, (client, error) => client.report(error))
  const locale = usePart((document) => document.locale)
  const aim = usePart((document) => loaded?.aimOf(document) ?? '')
  return useMemo(() => {
    const lines = loaded?.linesOfRole(aim, locale, kind, loaded.samples) ?? []
    return lines.length > 0 ? lines : editorHints[locale][kind].examples
  }, [loaded, aim, locale, kind])
}
