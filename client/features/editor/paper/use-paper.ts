import { useShown } from '#client/lib/use-shown.ts'
import '#client/styles/editor-paper.css'
import { type RefObject, useEffect, useEffectEvent, useRef } from 'react'
import { addressOf } from '#client/features/editor/forms/focus-field.ts'
import type { PaperPlace } from '#client/features/editor/pdf/places.ts'
import { useEditor } from '#client/features/editor/session/use-editor.tsx'
import { fieldAt, type PlacedField, placesOfField } from './field-at.ts'

/** How far from a text the pointer may be and still select it, as a share of the page. */
const NEAR = 0.006

/**
 * Links the pages shown inside an element with the fields of the forms: the text under the pointer is framed, a press
 * opens its field, and a focused field is framed and scrolled to.
 * @param places the places of all texts on the shown pages
 * @param onPick opens a field
 */
export function usePaper(
  places: readonly PaperPlace[],
  onPick: (field: PlacedField) => void,
): RefObject<HTMLDivElement | null> {
  const paper = useRef<HTMLDivElement>(null)
  const { document: store } = useEditor()
  /** The address of the field that has the focus. */
  const focused = useRef<string | null>(null)

  const pointed = useEffectEvent(({ clientX, clientY }: MouseEvent) => pointAt(paper.current, places, clientX, clientY))
  const pick = useEffectEvent((event: MouseEvent) => {
    const found = pointed(event)
    if (found) onPick(fieldAt(store.get(), found.place, found.share))
  })
  const mark = useEffectEvent(() => {
    const address = focused.current
    const marked = address === null ? [] : placesOfField(store.get(), places, address)
    return frame(paper.current, 'focused', marked)
  })

  useShown(() => {
    const element = paper.current
    if (element === null) return
    const page = new AbortController()
    const point = (event: MouseEvent) => {
      const found = pointed(event)
      frame(element, 'pointed', found ? [found.place] : [])
      element.style.cursor = found ? 'pointer' : ''
    }
    element.addEventListener('pointermove', point, page)
    element.addEventListener('pointerleave', () => frame(element, 'pointed', []), page)
    element.addEventListener('click', (event) => pick(event), page)
    addEventListener(
      'focusin',
      ({ target }) => {
        focused.current = addressOf(target)
        mark()?.scrollIntoView({ block: 'nearest' })
      },
      page,
    )
    return () => page.abort()
  })

  // biome-ignore lint/correctness/useExhaustiveDependencies: in another file the texts stand elsewhere
  useEffect(() => void mark(), [places])

  return paper
}

/** Scrolls to a page of the preview, counted from 1. */
export function showSheet(page: number): void {
  const pane = document.querySelector<HTMLElement>('[data-pane=preview]')
  sheetsIn(pane)[page - 1]?.scrollIntoView({ block: 'start' })
}

function sheetsIn(paper: HTMLElement | null): HTMLElement[] {
  return [...(paper?.querySelectorAll<HTMLElement>('[data-sheet]') ?? [])]
}

/** Returns the text at a point of the window, and how far along the text the point is. */
function pointAt(paper: HTMLElement | null, places: readonly PaperPlace[], x: number, y: number) {
  for (const [page, sheet] of sheetsIn(paper).entries()) {
    const { left, top, width, height } = sheet.getBoundingClientRect()
    const [across, down] = [(x - left) / width, (y - top) / height]
    if (across < 0 || across > 1 || down < 0 || down > 1) continue
    const place = places.find(
      (one) =>
        one.page === page &&
        across > one.left - NEAR &&
        across < one.left + one.width + NEAR &&
        down > one.top &&
        down < one.top + one.height,
    )
    if (place) return { place, share: (across - place.left) / Math.max(place.width, NEAR) }
  }
  return null
}

/**
 * Draws frames around places, in place of earlier frames of the same kind.
 * @returns the first frame
 */
function frame(paper: HTMLElement | null, kind: 'pointed' | 'focused', places: readonly PaperPlace[]) {
  for (const old of paper?.querySelectorAll(`[data-paper-mark=${kind}]`) ?? []) old.remove()
  const sheets = sheetsIn(paper)
  const frames = places.flatMap(({ page, left, top, width, height }) => {
    const mark = document.createElement('div')
    mark.dataset.paperMark = kind
    const [x, y, w, h] = [left, top, width, height].map((share) => `${share * 100}%`)
    Object.assign(mark.style, { left: x, top: y, width: w, height: h })
    sheets[page]?.append(mark)
    return sheets[page] ? [mark] : []
  })
  return frames[0]
}
