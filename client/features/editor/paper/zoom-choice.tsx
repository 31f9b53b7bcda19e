import { Icon } from '#client/components/icon.tsx'
import { zoomMessages } from '#client/i18n/editor.ts'
import { useMessages } from '#client/i18n/messages.ts'
import { type useZoom, zoomKinds } from './use-zoom.ts'

const factors = [0.5, 0.75, 1, 1.25, 1.5, 2]

/** Chooses how large the pages are shown. */
export function ZoomChoice({ zoom, choose, step }: ReturnType<typeof useZoom>) {
  const t = useMessages(zoomMessages)
  const isOther = typeof zoom === 'number' && !factors.includes(zoom)
  return (
    <span className="flex items-center">
      <button type="button" className="icon-btn" aria-label={t.smaller} title={t.smaller} onClick={() => step(-1)}>
        <Icon name="minus" />
      </button>
      <select
        aria-label={t.zoom}
        value={zoom}
        onChange={({ currentTarget: { value } }) => {
          choose(zoomKinds.find((kind) => kind === value) ?? Number(value))
        }}
        className="h-8 rounded-md border border-field bg-surface px-1.5 text-ink pointer-coarse:h-11"
      >
        {zoomKinds.map((kind) => (
          <option key={kind} value={kind}>
            {t[kind]}
          </option>
        ))}
        {[...factors, ...(isOther ? [zoom] : [])].map((factor) => (
          <option key={factor} value={factor}>
            {`${Math.round(factor * 100)}%`}
          </option>
        ))}
      </select>
      <button type="button" className="icon-btn" aria-label={t.larger} title={t.larger} onClick={() => step(1)}>
        <Icon name="plus" />
      </button>
    </span>
  )
}
