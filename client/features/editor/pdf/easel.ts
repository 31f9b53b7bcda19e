import { transfer } from 'comlink'
import type { RenderedPdf } from './render.ts'
import { openStudio, pictureOf } from './studio.ts'

/**
 * Creates a painter of the first pages of files; one call at a time. Close it when done: a call in progress is then
 * never answered.
 * @param width of the pictures in pixels
 */
export function openEasel(width: number) {
  let studio = openStudio()
  return {
    /** @throws when the file cannot be drawn */
    async paint({ bytes }: RenderedPdf): Promise<HTMLCanvasElement> {
      if (studio.isBroken()) {
        studio.close()
        studio = openStudio()
      }
      const { calls, broken } = studio
      // A copy, because the bytes move to the worker and others still need them.
      const data = bytes.slice()
      const draw = async () => {
        const [paper] = await calls.open(transfer(data, [data.buffer]))
        if (paper === undefined) throw new Error('A file without pages')
        return calls.draw(1, width / paper.width)
      }
      return pictureOf(await Promise.race([draw(), broken]))
    },
    close: () => studio.close(),
  }
}
