import { transfer } from 'comlink'
import type { Paper } from './paint-worker.ts'
import { openPaintWorker, pictureOf } from './painting.ts'

export type Painter = {
  /** Replaces the shown file; resolves when the visible pages are drawn, or a later file took over. */
  show: (bytes: Uint8Array) => Promise<void>
  close: () => void
}

/** Labels the painter gives to its pages. */
export type PageWords = { label: (page: number, pages: number) => string }

type Sheet = { element: HTMLElement; picture: HTMLElement; text: HTMLElement; near: boolean; drawn: number }

/** The largest canvas Safari can draw on, in pixels. */
const maxPixels = 16_000_000
const maxDensity = 3
/** The debounce for writing the text of a page, in ms; typing comes first. */
const REST_MS = 400

/**
 * Creates a painter that draws PDF files into an element, one canvas per page. A page keeps its picture until the next
 * is ready; pages far outside the window wait until they come near. Every page also has its text, for screen readers.
 */
export function createPainter(root: HTMLElement, words: PageWords): Painter {
  let paintWorker = openPaintWorker()
  const sheets: Sheet[] = []
  /** The pages of the shown file. */
  let papers: Paper[] = []
  /** Counts requested files; only the latest is shown. */
  let asked = 0
  /** The request whose file is open; while a later one is being opened, no more pages of this are drawn. */
  let opened = 0
  /** Counts files and changes of size; pictures of earlier versions are outdated. */
  let version = 0
  let painting: Promise<void> = Promise.resolve()
  let telling: ReturnType<typeof setTimeout> | undefined

  const sight = new IntersectionObserver(
    (entries) => {
      for (const entry of entries) {
        const sheet = sheets.find(({ element }) => element === entry.target)
        if (sheet) sheet.near = entry.isIntersecting
      }
      void paint()
    },
    { rootMargin: '60% 0px' },
  )
  let width = 0
  const size = new ResizeObserver(() => {
    const wide = sheets[0]?.picture.clientWidth ?? 0
    if (wide === width) return
    width = wide
    version += 1
    // Cancels the drawing in progress, which is outdated.
    void paintWorker.calls.cancel()
    void paint()
  })

  async function show(bytes: Uint8Array): Promise<void> {
    asked += 1
    const mine = asked
    clearTimeout(telling)
    // A copy, because the bytes move to the worker and the download still needs them.
    const data = bytes.slice()
    if (paintWorker.isBroken()) {
      paintWorker.close()
      paintWorker = openPaintWorker()
    }
    const sizes = await Promise.race([paintWorker.calls.open(transfer(data, [data.buffer])), paintWorker.broken])
    if (mine !== asked) return
    opened = mine
    papers = sizes
    version += 1
    arrange(papers.length)
    await paint()
    if (mine === asked) telling = setTimeout(() => void tell(mine), REST_MS)
  }

  /** Writes the text of the pages beside their pictures. */
  async function tell(file: number): Promise<void> {
    try {
      for (const [index, { text }] of sheets.entries()) {
        const read = await paintWorker.calls.read(index + 1)
        if (file !== asked) return
        text.textContent = read
      }
    } catch (error) {
      // The file was replaced, and the new one writes its own text.
      if (file === asked) throw error
    }
  }

  function arrange(pages: number): void {
    while (sheets.length < pages) {
      const sheet = newSheet()
      // Not observed yet; the first page is most likely visible.
      sheet.near = sheets.length === 0
      sheets.push(sheet)
      root.append(sheet.element)
      sight.observe(sheet.element)
      size.observe(sheet.picture)
    }
    for (const sheet of sheets.splice(pages)) {
      sight.unobserve(sheet.element)
      size.unobserve(sheet.picture)
      sheet.element.remove()
    }
    sheets.forEach(({ picture }, index) => {
      picture.setAttribute('aria-label', words.label(index + 1, pages))
    })
  }

  /** Draws the pages one after the other, visible ones first. */
  function paint(): Promise<void> {
    const run = async () => {
      for (let index = nextSheet(); index !== undefined; index = nextSheet()) await draw(index)
    }
    painting = painting.then(run, run)
    return painting
  }

  function nextSheet(): number | undefined {
    if (opened !== asked) return undefined
    const due = sheets.flatMap(({ near, drawn }, index) => (near && drawn !== version ? [index] : []))
    return due.find((index) => sheets[index] && inWindow(sheets[index].element)) ?? due[0]
  }

  async function draw(index: number): Promise<void> {
    const [paper, sheet, mine, file] = [papers[index], sheets[index], version, asked]
    if (!paper || !sheet) return
    sheet.drawn = mine
    sheet.picture.style.aspectRatio = `${paper.width} / ${paper.height}`
    try {
      const { calls, broken } = paintWorker
      const scale = scaleFor(paper, sheet.picture.clientWidth)
      // A broken worker never answers, so race against that.
      const bitmap = await Promise.race([calls.draw(index + 1, scale), broken])
      if (mine !== version) return bitmap.close()
      release(sheet.picture)
      sheet.picture.querySelector('canvas')?.remove()
      sheet.picture.prepend(pictureOf(bitmap))
    } catch (error) {
      // Cancelled, or the file was replaced: the next run draws it.
      if (mine === version && file === asked) throw error
    }
  }

  return {
    show,
    close() {
      asked += 1
      version += 1
      clearTimeout(telling)
      sight.disconnect()
      size.disconnect()
      for (const { picture } of sheets) release(picture)
      root.replaceChildren()
      paintWorker.close()
    },
  }
}

function newSheet(): Sheet {
  const element = document.createElement('div')
  element.style.marginBottom = '16px'
  const picture = document.createElement('div')
  picture.dataset.sheet = ''
  picture.style.background = 'var(--color-page)'
  picture.style.aspectRatio = '210 / 297'
  picture.setAttribute('role', 'img')
  const text = document.createElement('div')
  text.className = 'sr-only'
  element.append(picture, text)
  return { element, picture, text, near: false, drawn: -1 }
}

/** Pixels per point: as fine as the screen, within the largest canvas. */
function scaleFor(paper: { width: number; height: number }, width: number): number {
  const wanted = (width / paper.width) * Math.min(devicePixelRatio, maxDensity)
  return Math.min(wanted || 1, Math.sqrt(maxPixels / (paper.width * paper.height)))
}

/** Frees a canvas' memory at once; browsers would keep it for a while. */
function release(picture: HTMLElement): void {
  const canvas = picture.querySelector('canvas')
  if (canvas) canvas.width = 0
}

function inWindow(element: HTMLElement): boolean {
  const { top, bottom } = element.getBoundingClientRect()
  return bottom > 0 && top < innerHeight
}
