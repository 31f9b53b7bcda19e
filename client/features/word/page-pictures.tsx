import { PreviewImage, widthsOf } from '#client/components/preview-image.tsx'
import { useMessages } from '#client/i18n/messages.ts'
import { wordMessages } from '#client/i18n/word.ts'
import { detailMessages } from '#client/i18n/word-detail.ts'
import type { WordTemplate } from '#src/contract/word.ts'

const LARGE_SIZES = '(min-width: 1024px) 720px, 100vw'
const THUMB_WIDTH = 72

/** The picture of the first page in the sizes `PagePictures` shows, to be loaded ahead; undefined without pictures. */
export function firstOf([picture]: WordTemplate['previews']) {
  return picture && { sizes: LARGE_SIZES, srcset: widthsOf(picture) }
}

/** All pages of a template, one below the other; if there are several, thumbnails link to them. */
export function PagePictures({ title, previews }: Pick<WordTemplate, 'title' | 'previews'>) {
  const several = previews.length > 1
  return (
    <div className={several ? 'md:grid md:grid-cols-[72px_minmax(0,1fr)] md:gap-5' : undefined}>
      {several && <Thumbnails previews={previews} />}
      <div className="grid gap-6">
        {previews.map((picture, index) => (
          <LargePicture key={picture.large} picture={picture} title={title} page={index + 1} count={previews.length} />
        ))}
      </div>
    </div>
  )
}

function Thumbnails({ previews }: Pick<WordTemplate, 'previews'>) {
  const t = useMessages(detailMessages)
  return (
    <nav aria-label={t.pagePictures} className="max-md:hidden">
      <ul className="sticky top-24 grid gap-3">
        {previews.map((picture, index) => (
          <li key={picture.small} className="paper-shadow overflow-hidden rounded-sm hover:opacity-80">
            <a href={`#page-${index + 1}`} aria-label={t.pageOf(index + 1, previews.length)}>
              <PreviewImage picture={picture} alt="" sizes={THUMB_WIDTH} />
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

type LargePictureProps = { picture: WordTemplate['previews'][number]; title: string; page: number; count: number }

function LargePicture({ picture, title, page, count }: LargePictureProps) {
  const t = useMessages(detailMessages)
  const { previewAlt } = useMessages(wordMessages)
  return (
    <figure id={`page-${page}`}>
      <a
        href={picture.large}
        target="_blank"
        rel="noopener"
        title={t.enlarge}
        className="paper-shadow block cursor-zoom-in"
      >
        <PreviewImage
          picture={picture}
          alt={previewAlt(title)}
          sizes={LARGE_SIZES}
          eager={page === 1}
          first={page === 1}
        />
      </a>
      {count > 1 && <figcaption className="mt-2 text-center text-xs text-muted">{t.pageOf(page, count)}</figcaption>}
    </figure>
  )
}
