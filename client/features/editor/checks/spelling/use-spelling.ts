import { useEffect, useMemo, useRef, useState } from 'react'
import { openWorker } from '#client/features/editor/pdf/open-worker.ts'
import { useDocument } from '#client/features/editor/session/use-editor.tsx'
import { loadPart } from '#client/lib/part.ts'
import { useShown } from '#client/lib/use-shown.ts'
import type { Verdicts } from '#src/resume/checks/finding.ts'
import type { LookUp } from './spelling-worker.ts'
import { useLearned } from './use-learned.ts'

/** The debounce before new words are looked up, in ms. */
const REST_MS = 400

/** The spelling of an English résumé. */
export type Spelling = {
  verdicts: Verdicts
  /** `off` in another language, or while nobody asks for it. */
  state: 'off' | 'loading' | 'ready' | 'failed'
  retry: () => void
  /** Adds a word to the learned words of this device. */
  learn: (word: string) => void
  learned: number
  /** Forgets the words that were learned. */
  forget: () => void
}

/**
 * Looks up the words of an English résumé in a worker, which is started when the check is first asked for: only it
 * loads the dictionary. Each word is looked up once.
 */
export function useSpelling(isAsked: boolean): Spelling {
  const document = useDocument()
  const { learned, learn, forget } = useLearned()
  const [answers, setAnswers] = useState<Verdicts>(new Map())
  const [state, setState] = useState<'loading' | 'ready' | 'failed'>('loading')
  const [attempt, setAttempt] = useState(0)
  const worker = useRef<ReturnType<typeof openWorker<LookUp>>>(null)
  const [wasAsked, setWasAsked] = useState(isAsked)
  if (isAsked && !wasAsked) setWasAsked(true)
  const isOn = wasAsked && document.locale === 'en'

  useShown(() => () => worker.current?.close())

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt runs it again
  useEffect(() => {
    if (!isOn) return
    let isWanted = true
    const timer = setTimeout(async () => {
      try {
        const { wordsToLookUp } = await loadPart(() => import('#src/resume/checks/style.ts'))
        // The editor may have closed meanwhile: nobody would close a worker that is started now.
        if (!isWanted) return
        const words = [...wordsToLookUp(document)].filter((word) => !answers.has(word))
        if (words.length > 0) {
          worker.current ??= startWorker()
          const found = await Promise.race([worker.current.calls(words), worker.current.broken])
          const paired = words.map((word, index) => [word, found[index] ?? null] as const)
          setAnswers((before) => new Map([...before, ...paired]))
        }
        if (isWanted) setState('ready')
      } catch {
        worker.current?.close()
        worker.current = null
        if (isWanted) setState('failed')
      }
    }, REST_MS)
    return () => {
      isWanted = false
      clearTimeout(timer)
    }
  }, [isOn, document, answers, attempt])

  const verdicts = useMemo(
    () => new Map([...answers].map(([word, said]) => [word, learned.has(word.toLowerCase()) ? null : said])),
    [answers, learned],
  )
  return {
    verdicts,
    state: isOn ? state : 'off',
    retry: () => {
      setState('loading')
      setAttempt((count) => count + 1)
    },
    learn,
    learned: learned.size,
    forget,
  }
}

function startWorker() {
  return openWorker<LookUp>(new Worker(new URL('./spelling-worker.ts', import.meta.url), { type: 'module' }))
}
