import type { ResumeSample } from '#src/contract/samples.ts'

/** The résumé itself: HTML that our own renderer wrote when it was published. */
export function Sheet({ html }: Pick<ResumeSample, 'html'>) {
  return <div className="sheet-frame" dangerouslySetInnerHTML={{ __html: html }} />
}
