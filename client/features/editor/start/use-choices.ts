import { useState } from 'react'
import { situations } from '#client/i18n/situations.ts'
import { usePage } from '#client/lib/page.tsx'
import { createPart, loadPart, useLoaded } from '#client/lib/part.ts'
import { onUsualPaper } from '#client/lib/usual-paper.ts'
import { readEditor } from '#src/contract/own-addresses.ts'
import { designs } from '#src/resume/designs/registry.ts'
import type { ResumeDocument, ResumeLocale } from '#src/resume/document.ts'
import { samplesBySituation } from '#src/resume/samples/situations.ts'
import { blankResume, designFor, fromSample, type Situation } from './beginnings.ts'

const samplesPart = createPart(() => loadPart(() => import('#src/resume/samples/registry.ts')))

/** The user's choices. */
type Wish = {
  locale: ResumeLocale
  situation: Situation
  /** The name of a sample, such as `zh/teacher`; null for an empty résumé, '' before one is chosen. */
  sample: string | null
  keepsPerson: boolean
  /** Whether examples for other situations are shown too. */
  showsAll: boolean
  /** Null while the situation or the sample decides. */
  design: string | null
}

/** The choices of the start screen, initialised from the address. `samples` are loaded when needed. */
export function useChoices() {
  const { locale, search } = usePage()
  // Changed choices are a new request; unchanged choices repeat the same request.
  const [{ wish, request }, setState] = useState(() => ({
    wish: wishOf(new URLSearchParams(search), locale),
    request: crypto.randomUUID(),
  }))
  const choose = (part: Partial<Wish>) => setState({ wish: { ...wish, ...part }, request: crypto.randomUUID() })
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
    /** How many more examples there are besides those shown. */
    otherRoles: all.length - roles.length,
    design,
    /** The key of the request that creates it. */
    request,
    choose,
    /** Builds the document to create; null while a sample is loading. */
    document: () =>
      isLoading
        ? null
        : onUsualPaper(
            sample === undefined
              ? blankResume(wish.situation, wish.locale, design)
              : fromSample(sample, design, wish.keepsPerson),
          ),
  }
}

/** Parses `?lang=zh&sample=zh/teacher&design=ink`; unknown values are ignored. */
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

/** Whether a sample is for a situation. */
function isFor(situation: Situation, sample: string | undefined): boolean {
  return samplesBySituation[situation].some((name) => name === sample)
}
