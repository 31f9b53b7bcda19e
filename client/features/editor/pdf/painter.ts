import { getDocument, type PDFDocumentProxy, PDFWorker, type RenderTask } from 'pdfjs-dist'
import pdfWorkerAddress from 'pdfjs-dist/build/pdf.worker.min.mjs?url'

export type Painter = {
  /** Draws a file over the one before; resolves when the pages in sight are drawn, or a later file took over. */
  show: (bytes: Uint8Array) => Promise<void>
  close: () => void
}

/** What the painter writes into the page besides pictures. */
export type PageWords = { label: (page: number, pages: number) => string }

type Sheet = { element: HTMLElement; picture: HTMLElement; text: HTMLElement; near: boolean; drawn: number }

/** Safari draws nothing on larger canvases. */
const maxPixels = 16_000_000
const maxDensity = 3

/**
 * Draws PDF files into an element, a canvas per page. A page keeps its picture until the next one is ready; pages
 * far out of sight wait until they come near. Every page carries its text for those who cannot see it.
 */
export function createPainter(root: HTMLElement, words: PageWords): Painter {
  const port = new Worker(pdfWorkerAddress, { type: 'module' })
  const worker = PDFWorker.create({ port })
  const sheets: Sheet[] = []
  let pdf: PDFDocumentProxy | null = null
  /** Counts files asked for, of which only the latest is shown. */
  let asked = 0
  /** Counts files and changes of size: a picture of an earlier one is out of date. */
  let version = 0
  let painting: Promise<void> = Promise.resolve()
  /** The drawing under way. */
  let drawing: RenderTask | null = null

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
    if (root.clientWidth === width) return
    width = root.clientWidth
    overtake()
    void paint()
  })
  size.observe(root)

  /** What is being drawn is out of date: it would only hold up what comes. */
  function overtake(): void {
    version += 1
    drawing?.cancel()
  }

  async function show(bytes: Uint8Array): Promise<void> {
    asked += 1
    const mine = asked
    // pdf.js takes the bytes away; the download needs them.
    const task = getDocument({ data: bytes.slice(), worker, useWasm: false })
    const next = await task.promise
    if (mine !== asked) return task.destroy()
    const previous = pdf
    pdf = next
    overtake()
    arrange(next.numPages)
    await paint()
    await previous?.loadingTask.destroy()
  }

  function arrange(pages: number): void {
    while (sheets.length < pages) {
      const sheet = newSheet()
      // Not yet observed: the first page is most likely in sight.
      sheet.near = sheets.length === 0
      sheets.push(sheet)
      root.append(sheet.element)
      sight.observe(sheet.element)
    }
    for (const sheet of sheets.splice(pages)) {
      sight.unobserve(sheet.element)
      sheet.element.remove()
    }
    sheets.forEach(({ picture }, index) => {
      picture.setAttribute('aria-label', words.label(index + 1, pages))
    })
  }

  /** One page after the other, those in the window first. */
  function paint(): Promise<void> {
    painting = painting.then(async () => {
      for (let index = nextSheet(); index !== undefined; index = nextSheet()) await draw(index)
    })
    return painting
  }

  function nextSheet(): number | undefined {
    const due = sheets.flatMap(({ near, drawn }, index) => (near && drawn !== version ? [index] : []))
    return due.find((index) => sheets[index] && inWindow(sheets[index].element)) ?? due[0]
  }

  async function draw(index: number): Promise<void> {
    const [source, sheet, mine] = [pdf, sheets[index], version]
    if (!source || !sheet) return
    sheet.drawn = mine
    try {
      const page = await source.getPage(index + 1)
      const paper = page.getViewport({ scale: 1 })
      sheet.picture.style.aspectRatio = `${paper.width} / ${paper.height}`
      const canvas = document.createElement('canvas')
      canvas.style.display = 'block'
      canvas.style.width = '100%'
      const viewport = page.getViewport({ scale: scaleFor(paper, sheet.picture.clientWidth) })
      canvas.width = Math.round(viewport.width)
      canvas.height = Math.round(viewport.height)
      drawing = page.render({ canvas, viewport })
      await drawing.promise
      if (mine !== version) return
      release(sheet.picture)
      sheet.picture.replaceChildren(canvas)
      // Not waited for: the next page's picture is more urgent.
      void page.getTextContent().then(
        ({ items }) => {
          sheet.text.textContent = items
            .map((item) => ('str' in item ? item.str + (item.hasEOL ? '\n' : '') : ''))
            .join('')
        },
        // The file was replaced meanwhile; the next one brings its text.
        () => {},
      )
    } catch (error) {
      // A file that was replaced while it was being drawn says so by failing.
      if (mine === version && source === pdf) throw error
    } finally {
      drawing = null
    }
  }

  return {
    show,
    close() {
      asked += 1
      overtake()
      sight.disconnect()
      size.disconnect()
      for (const { picture } of sheets) release(picture)
      root.replaceChildren()
      void pdf?.loadingTask.destroy()
      worker.destroy()
      port.terminate()
    },
  }
}

function newSheet(): Sheet {
  const element = document.createElement('div')
  element.style.marginBottom = '16px'
  const picture = document.createElement('div')
  picture.style.background = 'white'
  picture.style.aspectRatio = '210 / 297'
  picture.setAttribute('role', 'img')
  const text = document.createElement('div')
  text.className = 'sr-only'
  element.append(picture, text)
  return { element, picture, text, near: false, drawn: -1 }
}

/** Pixels a point, as fine as the screen and as large as a canvas may be. */
function scaleFor(paper: { width: number; height: number }, width: number): number {
  const wanted = (width / paper.width) * Math.min(devicePixelRatio, maxDensity)
  return Math.min(wanted || 1, Math.sqrt(maxPixels / (paper.width * paper.height)))
}

/** Gives a canvas' memory back at once; browsers keep it for a while otherwise. */
function release(picture: HTMLElement): void {
  const canvas = picture.querySelector('canvas')
  if (canvas) canvas.width = 0
}

function inWindow(element: HTMLElement): boolean {
  const { top, bottom } = element.getBoundingClientRect()
  return bottom > 0 && top < innerHeight
}
