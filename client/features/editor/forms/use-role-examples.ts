import { useEffect, useMemo, useState } from 'react'
import { editorHints } from '#client/i18n/editor-hints.ts'
import { useClient } from '#client/lib/client.tsx'
import type { SectionKind } from '#src/resume/document.ts'
import { usePart } from './use-part.ts'

type RoleLines = typeof import('#src/resume/samples/role-lines.ts')
type Loaded = {
  lines: RoleLines['linesOfRole']
  aimOf: RoleLines['aimOf']
  samples: Parameters<RoleLines['linesOfRole']>[3]
}

/**
 * Sentences to start from: of the work the résumé is after, where a sample tells of it, and otherwise what suits any.
 * The samples are loaded once the sentences are asked for.
 */
export function useRoleExamples(kind: SectionKind, isAsked: boolean): readonly string[] {
  const client = useClient()
  const [loaded, setLoaded] = useState<Loaded | null>(null)
  const locale = usePart((document) => document.locale)
  const aim = usePart((document) => loaded?.aimOf(document) ?? '')
  useEffect(() => {
    if (!isAsked || loaded) return
    Promise.all([import('#src/resume/samples/registry.ts'), import('#src/resume/samples/role-lines.ts')]).then(
      ([{ samples }, { linesOfRole, aimOf }]) => setLoaded({ lines: linesOfRole, aimOf, samples }),
      (error: unknown) => client.report(error),
    )
  }, [isAsked, loaded, client])
  return useMemo(() => {
    const lines = loaded?.lines(aim, locale, kind, loaded.samples) ?? []
    return lines.length > 0 ? lines : editorHints[locale][kind].examples
  }, [loaded, aim, locale, kind])
}
