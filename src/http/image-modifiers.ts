/** The allowed widths and heights; with any number allowed, anybody could fill the cache. */
const LENGTHS = [72, 144, 160, 240, 320, 480, 640, 720, 960, 1080]
/** The allowed boxes. */
const BOXES = ['600x315', '1200x630']
const QUALITIES = [60, 80, 90]
const BACKGROUNDS = ['fbfaf7', 'ffffff']

const FORMATS = { webp: 'image/webp', jpg: 'image/jpeg' } as const
/** How a picture is fitted into a box: the names in addresses, and those of the Images binding. */
const FITS = { cover: 'cover', contain: 'pad', inside: 'scale-down', fill: 'squeeze' } as const

/** The modifiers of a picture: `f_jpg,s_1200x630,fit_contain`. */
export type ImageModifiers = {
  format: (typeof FORMATS)[keyof typeof FORMATS]
  quality: number
  width?: number
  height?: number
  fit: (typeof FITS)[keyof typeof FITS]
  background?: string
}

type Read = (value: string) => Partial<ImageModifiers> | null

const readers: Record<string, Read> = {
  f: (value) => (isKey(FORMATS, value) ? { format: FORMATS[value] } : null),
  q: (value) => numberIn(QUALITIES, value, (quality) => ({ quality })),
  w: (value) => numberIn(LENGTHS, value, (width) => ({ width })),
  h: (value) => numberIn(LENGTHS, value, (height) => ({ height })),
  s: (value) => {
    const [width, height] = value.split('x').map(Number)
    return BOXES.includes(value) ? { width, height } : null
  },
  fit: (value) => (isKey(FITS, value) ? { fit: FITS[value] } : null),
  b: (value) => (BACKGROUNDS.includes(value) ? { background: `#${value}` } : null),
}

/**
 * Parses the modifiers in a picture's address; null when one is unknown, repeated, or not allowed. There is a width, a
 * height, or a box of both; only a box has a fit and a background.
 */
export function readModifiers(text: string): ImageModifiers | null {
  const modifiers: ImageModifiers = { format: FORMATS.webp, quality: 80, fit: FITS.inside }
  const seen = new Set<string>()
  for (const part of text.split(',')) {
    const [, name = '', value = ''] = /^([a-z]+)_([a-z0-9]+)$/.exec(part) ?? []
    const read = Object.hasOwn(readers, name) ? readers[name]?.(value) : null
    if (!read || seen.has(name)) return null
    seen.add(name)
    Object.assign(modifiers, read)
  }
  const sizes = ['w', 'h', 's'].filter((name) => seen.has(name))
  const isFitted = seen.has('fit') || seen.has('b')
  return sizes.length > 1 || (isFitted && !seen.has('s')) ? null : modifiers
}

/** The cache key of modifiers: the same whatever their order. */
export function modifiersKey({ format, quality, width = 0, height = 0, fit, background = '' }: ImageModifiers): string {
  return [format, quality, width, height, fit, background].join(',')
}

function isKey<T extends object>(object: T, key: PropertyKey): key is keyof T {
  return Object.hasOwn(object, key)
}

function numberIn(
  known: readonly number[],
  value: string,
  read: (value: number) => Partial<ImageModifiers>,
): Partial<ImageModifiers> | null {
  return known.some((number) => String(number) === value) ? read(Number(value)) : null
}
