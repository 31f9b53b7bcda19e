import { useState } from 'react'
import { situations } from '#client/i18n/situations.ts'
import { usePage } from '#client/lib/page.tsx'
import { createPart, loadPart, useLoaded } from '#client/lib/part.ts'
import { readEditor } from '#src/contract/own-addresses.ts'
import { designs } from '#src/resume/designs/registry.ts'
import type { ResumeDocument, ResumeLocale } from '#src/resume/document.ts'
import { samplesBySituation } from '#src/resume/samples/situations.ts'
import { blankResume, designFor, fromSample, type Situation } from './beginnings.ts'

const samplesPart = createPart(() => loadPart(() => import('#src/resume/samples/registry.ts')))

/** What the user wants to begin with. */
type Wish = {
  locale: ResumeLocale
  situation: Situation
  /** The name of a sample, such as `zh/teacher`; null for a blank résumé, empty before one is chosen. */
  sample: string | null
  keepsPerson: boolean
  /** Whether examples for other situations are offered too. */
  showsAll: boolean
  /** Null while the situation or the sample decides. */
  design: string | null
}

/** The choices of the start screen, begun with what the address says. `samples` are there once they are needed. */
export function useChoices() {
  const { locale, search } = usePage()
  // Another wish is another request; the same wish again is the same request.
  const [{ wish, request }, setState] = useState(() => ({
    wish: wishOf(new URLSearchParams(search), locale),
    request: newName(),
  }))
  const choose = (part: Partial<Wish>) => setState({ wish: { ...wish, ...part }, request: newName() })
  const loaded = useLoaded(samplesPart, wish.sample !== null, (client, error) => {
    client.report(error)
    choose({ sample: null })
  })

  const all = Object.entries<ResumeDocument>(loaded?.samples ?? {}).filter(
    ([, sample]) => sample.locale === wish.locale,
  )
  const fitting = all.filter(([id]) => isFor(wish.situation, id))
  const roles = wish.showsAll || fitting.length === 0 ? all : fitting
  const [name, sample] = (wish.sample !== null && (roles.find(([id]) => id === wish.sample) ?? roles[0])) || []
  const design = wish.design ?? sample?.design.id ?? designFor(wish.situation)
  const isLoading = wish.sample !== null && sample === undefined
  return {
    ...wish,
    /** The name of the chosen sample, once it is known. */
    sample: name,
    isBlank: wish.sample === null,
    roles,
    /** How many examples there are besides those offered. */
    otherRoles: all.length - roles.length,
    design,
    /** Names the request to create it. */
    request,
    choose,
    /** What to create; null while a sample is on its way. */
    document: () =>
      isLoading
        ? null
        : sample === undefined
          ? blankResume(wish.situation, wish.locale, design)
          : fromSample(sample, design, wish.keepsPerson),
  }
}

/** Reads `?lang=zh&sample=zh/teacher&design=ink`; whatever is unknown is as if it were not there. */
function wishOf(search: URLSearchParams, pageLocale: ResumeLocale): Wish {
  const asked = readEditor(search)
  const sample = /^(zh|en)\/[a-z-]+$/.exec(asked.sample ?? '')
  const language = sample?.[1] ?? asked.language ?? pageLocale
  return {
    locale: language === 'en' ? 'en' : 'zh',
    situation: situations.find((situation) => isFor(situation, sample?.[0])) ?? 'campus',
    sample: sample?.[0] ?? null,
    keepsPerson: false,
    showsAll: false,
    design: designs.find(({ id }) => id === asked.design)?.id ?? null,
  }
}

/** Whether a sample is written for a situation. */
function isFor(situation: Situation, sample: string | undefined): boolean {
  return samplesBySituation[situation].some((name) => name === sample)
}

function newName(): string {
  return crypto.randomUUID()
}
