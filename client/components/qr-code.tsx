import { failureMessages } from '#client/i18n/failures.ts'
import { useMessages } from '#client/i18n/messages.ts'
import { loadPart } from '#client/lib/part.ts'
import { useAsync } from '#client/lib/use-async.ts'
import { Skeleton } from './skeleton.tsx'

type QrCodeProps = {
  /** The content of the code, usually an address. */
  value: string
  /** The purpose of the code, for screen readers. */
  alt: string
  /** Width and height in px, including the margin. */
  size?: number
  /** Quiet zone in modules. */
  margin?: number
}

/** The path of the dark modules, and how many modules a side has. */
type Drawing = { path: string; modules: number }

/** A QR code; the encoder is loaded with the first one. Always dark on white, as cameras expect. */
export function QrCode({ value, alt, size = 200, margin = 1 }: QrCodeProps) {
  const { qrFailed } = useMessages(failureMessages)
  const { value: drawing, isCurrent, failed } = useAsync(value, draw)

  const box = { width: size, height: size }
  if (failed) {
    return (
      <p role="alert" style={box} className="grid place-items-center rounded-md bg-sunken p-4 text-center text-sm">
        {qrFailed}
      </p>
    )
  }
  if (!isCurrent || drawing === null) {
    return (
      <span style={box} className="block">
        <Skeleton className="size-full rounded-md" />
      </span>
    )
  }
  const extent = drawing.modules + 2 * margin
  return (
    <svg
      role="img"
      aria-label={alt}
      viewBox={`${-margin} ${-margin} ${extent} ${extent}`}
      shapeRendering="crispEdges"
      className="block rounded-sm bg-white"
      {...box}
    >
      <path d={drawing.path} fill="#000" />
    </svg>
  )
}

const loadEncoder = import.meta.env.SSR ? null : () => import('qrcode')

/** Draws one rectangle per run of dark modules in a row. */
async function draw(value: string): Promise<Drawing> {
  const { create } = await loadPart(loadEncoder)
  const { size, data } = create(value, {}).modules
  let path = ''
  for (let row = 0; row < size; row += 1) {
    const dark = [...data.subarray(row * size, (row + 1) * size)].map((module) => (module ? '1' : '0')).join('')
    for (const run of dark.matchAll(/1+/g)) path += `M${run.index} ${row}h${run[0].length}v1h-${run[0].length}z`
  }
  return { path, modules: size }
}
