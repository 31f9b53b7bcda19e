import type {
  Response as AssetResponse,
  ImagesBinding,
  ReadableStream as PlatformStream,
} from '@cloudflare/workers-types'
import type { ImageModifiers } from './image-modifiers.ts'

/** Which part of a picture remains when it is cropped. */
export const gravities = ['center', 'top', 'bottom', 'left', 'right'] as const
export type Gravity = (typeof gravities)[number]

const CROP_QUALITY = 88

/** Transforms pictures. */
export type ImageService = {
  /** @throws whatever the platform throws */
  transform: (source: AssetResponse, modifiers: ImageModifiers) => Promise<ArrayBuffer>
  /**
   * Crops a picture to a JPEG of this size.
   * @throws whatever the platform throws, and for anything that is not a picture
   */
  crop: (source: ArrayBuffer, box: { width: number; height: number; gravity: Gravity }) => Promise<ArrayBuffer>
  /**
   * Converts a picture to PNG.
   * @throws whatever the platform throws, and for anything that is not a picture
   */
  png: (source: ArrayBuffer) => Promise<ArrayBuffer>
}

/** Creates the service on the Images binding. */
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
  }
}

function streamOf(source: ArrayBuffer): PlatformStream<Uint8Array> {
  const stream: unknown = new Blob([source]).stream()
  if (!isStream(stream)) throw new Error('The picture cannot be streamed')
  return stream
}

/** The platform's stream is also a web stream, but their types differ. */
function isStream(value: unknown): value is PlatformStream<Uint8Array> {
  return value instanceof ReadableStream
}
