import { useEffect, useState } from 'react'
import { failureMessages } from '#client/i18n/failures.ts'
import { useMessages } from '#client/i18n/messages.ts'
import { loadPart } from '#client/lib/part.ts'
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

type Drawing = { value: string; path: string; modules: number } | { value: string; path: null }

/** A QR code; the encoder is loaded with the first one. Always dark on white, as cameras expect. */
export function QrCode({ value, alt, size = 200, margin = 1 }: QrCodeProps) {
  const { qrFailed } = useMessages(failureMessages)
  const [drawing, setDrawing] = useState<Drawing | null>(null)
  useEffect(() => {
    let isCurrent = true
    void draw(value).then((next) => isCurrent && setDrawing(next))
    return () => {
      isCurrent = false
    }
  }, [value])

  const box = { width: size, height: size }
  if (drawing?.value !== value)
    return (
      <span style={box} className="block">
        <Skeleton className="size-full rounded-md" />
      </span>
    )
  if (drawing.path === null) {
    return (
      <p role="alert" style={box} className="grid place-items-center rounded-md bg-sunken p-4 text-center text-sm">
        {qrFailed}
      </p>
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
  try {
    const { create } = await loadPart(loadEncoder)
    const { size, data } = create(value, {}).modules
    let path = ''
    for (let row = 0; row < size; row += 1) {
      const dark = [...data.subarray(row * size, (row + 1) * size)].map((module) => (module ? '1' : '0')).join('')
      for (const run of dark.matchAll(/1+/g)) path += `M${run.index} ${row}h${run[0].length}v1h-${run[0].length}z`
    }
    return { value, path, modules: size }
  } catch {
    return { value, path: null }
  }
}
