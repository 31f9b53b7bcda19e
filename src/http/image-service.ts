import type {
  Response as AssetResponse,
  ImagesBinding,
  ReadableStream as PlatformStream,
} from '@cloudflare/workers-types'
import type { ImageModifiers } from './image-modifiers.ts'

/** Which part of a picture is kept when it is cut to another shape. */
export const gravities = ['center', 'top', 'bottom', 'left', 'right'] as const
export type Gravity = (typeof gravities)[number]

const CROP_QUALITY = 88

/** Makes pictures out of pictures and keeps them near their readers. */
export type ImageService = {
  /** @throws whatever keeps the platform from it */
  transform: (source: AssetResponse, modifiers: ImageModifiers) => Promise<ArrayBuffer>
  /**
   * A JPEG of this size out of one part of a picture.
   * @throws whatever keeps the platform from it, and for what is no picture
   */
  crop: (source: ArrayBuffer, box: { width: number; height: number; gravity: Gravity }) => Promise<ArrayBuffer>
  /** The same picture as a PNG. @throws whatever keeps the platform from it, and for what is no picture */
  png: (source: ArrayBuffer) => Promise<ArrayBuffer>
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
    async crop(source, box) {
      const transformer = binding.input(streamOf(source)).transform({ ...box, fit: 'cover' })
      const output = await transformer.output({ format: 'image/jpeg', quality: CROP_QUALITY })
      return output.response().arrayBuffer()
    },
    async png(source) {
      const output = await binding.input(streamOf(source)).output({ format: 'image/png' })
      return output.response().arrayBuffer()
    },
    openCache: async () => (typeof caches === 'undefined' ? null : caches.open(CACHE)),
  }
}

function streamOf(source: ArrayBuffer): PlatformStream<Uint8Array> {
  const stream: unknown = new Blob([source]).stream()
  if (!isStream(stream)) throw new Error('The picture cannot be streamed')
  return stream
}

/** The platform's stream is also the web's, but for their types. */
function isStream(value: unknown): value is PlatformStream<Uint8Array> {
  return value instanceof ReadableStream
}
