import type { ResumeSample } from '#src/contract/samples.ts'

/** The résumé: HTML that our own renderer made when it was published. */
export function Sheet({ html }: Pick<ResumeSample, 'html'>) {
  return <div className="sheet-frame" dangerouslySetInnerHTML={{ __html: html }} />
}
