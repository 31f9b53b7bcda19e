import type { WordTemplate } from '#src/contract/word.ts'

type PreviewImageProps = {
  picture: WordTemplate['previews'][number]
  alt: string
  sizes: string
  /** In sight when the page opens. */
  eager?: boolean
  /** The one picture the page is about. */
  first?: boolean
}

/** A page of a template. The box has the page's proportions before the picture is there. */
export function PreviewImage({ picture, alt, sizes, eager = false, first = false }: PreviewImageProps) {
  return (
    <img
      src={picture.small}
      srcSet={`${picture.small} 480w, ${picture.large} 1080w`}
      sizes={sizes}
      width={picture.width}
      height={picture.height}
      alt={alt}
      loading={eager ? 'eager' : 'lazy'}
      fetchPriority={first ? 'high' : undefined}
      decoding="async"
      className="page-picture"
    />
  )
}
