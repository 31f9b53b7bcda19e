import { useEffect, useEffectEvent, useState } from 'react'
import { useClient } from '#client/lib/client.tsx'
import { loadPart } from '#client/lib/part.ts'
import type { ResumeLocale } from '#src/resume/document.ts'
import { loadPhrases } from '#src/resume/phrases/load.ts'
import { type Family, type RoleEntry, roles } from '#src/resume/phrases/roles.ts'

/** A sentence and the role it is for. */
export type Phrase = { text: string; of: RoleEntry }

/** How many sentences of other roles a search shows. */
const MOST_OTHERS = 30

/**
 * The sentences of a role, and of all others once something is searched for: only then their files are loaded. Null
 * until the role's own are there.
 */
export function usePhrases(locale: ResumeLocale, role: RoleEntry | null, typed: string) {
  const client = useClient()
  const [loaded, setLoaded] = useState<Partial<Record<Family, Readonly<Record<string, readonly string[]>>>>>({})
  const [failed, setFailed] = useState(false)
  const [attempt, setAttempt] = useState(0)
  const words = typed.toLowerCase().split(/\s+/u).filter(Boolean)
  const isSearching = words.length > 0
  const wanted = isSearching ? 'all' : role?.family

  const load = useEffectEvent(async () => {
    const all = [...new Set(roles.map(({ family }) => family))]
    const missing = (wanted === 'all' ? all : all.filter((family) => family === wanted)).filter((one) => !loaded[one])
    try {
      const found = await loadPart(() => Promise.all(missing.map((family) => loadPhrases(locale, family))))
      setLoaded((before) => ({
        ...before,
        ...Object.fromEntries(missing.map((family, index) => [family, found[index]])),
      }))
      setFailed(false)
    } catch (error) {
      setFailed(true)
      client.report(error)
    }
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt loads again
  useEffect(() => {
    void load()
  }, [wanted, attempt])

  const phrasesOf = (of: RoleEntry): Phrase[] =>
    (loaded[of.family]?.[of.role] ?? [])
      .filter((text) => words.every((word) => text.toLowerCase().includes(word)))
      .map((text) => ({ text, of }))
  const isReady = isSearching ? roles.every(({ family }) => loaded[family]) : role === null || loaded[role.family]
  return {
    own: isReady ? (role === null ? [] : phrasesOf(role)) : null,
    others: isSearching
      ? roles
          .filter((other) => other.role !== role?.role)
          .flatMap(phrasesOf)
          .slice(0, MOST_OTHERS)
      : [],
    failed,
    retry: () => setAttempt((count) => count + 1),
  }
}
