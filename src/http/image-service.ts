import type { Response as AssetResponse, ImagesBinding } from '@cloudflare/workers-types'
import type { ImageModifiers } from './image-modifiers.ts'

/** Makes pictures out of pictures and keeps them near their readers. */
export type ImageService = {
  /** @throws whatever keeps the platform from it */
  transform: (source: AssetResponse, modifiers: ImageModifiers) => Promise<ArrayBuffer>
  /** `null` where there is no cache, as in the dev server. */
  openCache: () => Promise<Cache | null>
}

const CACHE = 'pictures'

/** The Images binding, and the cache of this data centre. */
export function createImageService(binding: ImagesBinding): ImageService {
  return {
    async transform({ body }, { format, quality, ...size }) {
      if (body === null) throw new Error('The picture is empty')
      const output = await binding.input(body).transform(size).output({ format, quality })
      return output.response().arrayBuffer()
    },
    openCache: async () => (typeof caches === 'undefined' ? null : caches.open(CACHE)),
  }
}
