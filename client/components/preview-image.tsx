import { preload } from 'react-dom'
import type { WordTemplate } from '#src/contract/word.ts'

type Picture = WordTemplate['previews'][number]

type PreviewImageProps = {
  picture: Picture
  alt: string
  /** The displayed widths; a number is one width in px for every window. */
  sizes: string | 72
  /** Visible when the page opens. */
  eager?: boolean
  /** A main picture of the page, asked for before its scripts. */
  first?: boolean
}

/** The available widths of the picture of a template's page, as `srcset`. */
export function widthsOf({ small, large }: Picture): string {
  return `${small} 480w, ${large} 1080w`
}

/** A page of a template. The box has the page's proportions before the picture is loaded. */
export function PreviewImage({ picture, alt, sizes, eager = false, first = false }: PreviewImageProps) {
  const { small, width, height } = picture
  const isFixed = typeof sizes === 'number'
  // React preloads no picture in a `<picture>` by itself, and what stands in the body comes after all scripts.
  if (import.meta.env.SSR && first && !isFixed)
    preload(small, {
      as: 'image',
      type: 'image/webp',
      imageSrcSet: widthsOf(picture),
      imageSizes: sizes,
      fetchPriority: 'high',
    })
  return (
    <picture>
      <source
        type="image/webp"
        srcSet={isFixed ? `/_img/w_72${small} 1x, /_img/w_144${small} 2x` : widthsOf(picture)}
        sizes={isFixed ? undefined : sizes}
      />
      <img
        src={`/_img/f_jpg${small}`}
        width={width}
        height={height}
        alt={alt}
        loading={eager ? 'eager' : 'lazy'}
        fetchPriority={first ? 'high' : undefined}
        decoding="async"
        className="page-picture"
      />
    </picture>
  )
}
