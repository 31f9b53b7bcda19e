import type { DrawablePdf } from './engine.ts'
import type { PagePicture, WantedPicture } from './page-picture.ts'
import { pictureOf } from './picture-of.ts'

export type Painter = {
  /** Replaces the shown file; resolves when the visible pages are drawn, or a later file took over. */
  show: (pdf: DrawablePdf) => Promise<void>
  /** The page to draw with the next file: the first that is visible. */
  wanted: () => WantedPicture[]
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
 * Creates a painter that shows the pages of PDF files in an element, one canvas per page. A page keeps its picture
 * until the next is ready; pages far outside the window wait until they come near. Every page also has its text, for
 * screen readers.
 */
export function createPainter(root: HTMLElement, words: PageWords): Painter {
  const sheets: Sheet[] = []
  /** The shown file. */
  let shown: DrawablePdf | null = null
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
  let wide = 0
  const size = new ResizeObserver(() => {
    const now = sheets[0]?.picture.clientWidth ?? 0
    if (now === wide) return
    wide = now
    version += 1
    void paint()
  })

  async function show(pdf: DrawablePdf): Promise<void> {
    shown = pdf
    version += 1
    clearTimeout(telling)
    arrange(pdf)
    for (const picture of pdf.pictures.splice(0)) put(picture)
    await paint()
    if (shown === pdf) telling = setTimeout(() => tell(pdf), REST_MS)
  }

  /** Writes the text of the pages beside their pictures. */
  function tell({ texts }: DrawablePdf): void {
    sheets.forEach(({ text }, index) => {
      text.textContent = texts[index] ?? ''
    })
  }

  function arrange({ pages, paper }: DrawablePdf): void {
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
      picture.style.aspectRatio = `${paper.width} / ${paper.height}`
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
    const due = sheets.flatMap(({ near, drawn }, index) => (near && drawn !== version ? [index] : []))
    return due.find(isVisible) ?? due[0]
  }

  async function draw(page: number): Promise<void> {
    const [pdf, sheet, mine] = [shown, sheets[page], version]
    if (!pdf || !sheet) return
    sheet.drawn = mine
    try {
      const picture = await pdf.draw({ page, width: widthOf(pdf, sheet) })
      if (picture && mine === version) put(picture)
      else picture?.bitmap.close()
    } catch (error) {
      // A later file is shown instead.
      if (shown === pdf) throw error
    }
  }

  /** Shows a picture of the present version, unless it has another size than its page. */
  function put({ page, width, bitmap }: PagePicture): void {
    const sheet = sheets[page]
    if (!shown || !sheet || width !== widthOf(shown, sheet)) {
      bitmap.close()
      return
    }
    sheet.drawn = version
    release(sheet.picture)
    sheet.picture.querySelector('canvas')?.remove()
    sheet.picture.prepend(pictureOf(bitmap))
  }

  function isVisible(page: number): boolean {
    const { top = 0, bottom = 0 } = sheets[page]?.element.getBoundingClientRect() ?? {}
    return bottom > 0 && top < innerHeight
  }

  return {
    show,
    wanted() {
      const page = sheets.findIndex((_, index) => isVisible(index))
      const sheet = sheets[page]
      return shown && sheet ? [{ page, width: widthOf(shown, sheet) }] : []
    },
    close() {
      shown = null
      version += 1
      clearTimeout(telling)
      sight.disconnect()
      size.disconnect()
      for (const { picture } of sheets) release(picture)
      root.replaceChildren()
      sheets.length = 0
    },
  }
}

function newSheet(): Sheet {
  const element = document.createElement('div')
  element.style.marginBottom = '16px'
  const picture = document.createElement('div')
  picture.dataset.sheet = ''
  picture.style.background = 'var(--color-page)'
  picture.setAttribute('role', 'img')
  const text = document.createElement('div')
  text.className = 'sr-only'
  element.append(picture, text)
  return { element, picture, text, near: false, drawn: -1 }
}

/** The width of a page's picture in pixels: as fine as the screen, within the largest canvas. */
function widthOf({ paper }: DrawablePdf, { picture }: Sheet): number {
  const wanted = (picture.clientWidth || paper.width) * Math.min(devicePixelRatio, maxDensity)
  return Math.round(Math.min(wanted, Math.sqrt((maxPixels * paper.width) / paper.height)))
}

/** Frees a canvas' memory at once; browsers would keep it for a while. */
function release(picture: HTMLElement): void {
  const canvas = picture.querySelector('canvas')
  if (canvas) canvas.width = 0
}
