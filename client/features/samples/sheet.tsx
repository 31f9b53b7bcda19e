import type { ResumeSample } from '#src/contract/samples.ts'

/** The résumé: HTML that our own renderer made when it was published. */
export function Sheet({ html }: Pick<ResumeSample, 'html'>) {
  const lend = (frame: HTMLDivElement | null) => {
    const sheet = frame?.querySelector<HTMLElement>('.sheet')
    return sheet ? lendFoot(sheet, document.documentElement) : undefined
  }
  return <div ref={lend} className="sheet-frame" dangerouslySetInnerHTML={{ __html: html }} />
}

/**
 * Copies the texts of the page footer to the root element: the margins of printed pages read no other element's
 * properties.
 * @returns a function that removes them
 */
function lendFoot({ style }: HTMLElement, root: HTMLElement): () => void {
  const names = [...style].filter((name) => name.startsWith('--sheet-foot'))
  for (const name of names) root.style.setProperty(name, style.getPropertyValue(name))
  return () => {
    for (const name of names) root.style.removeProperty(name)
  }
}
