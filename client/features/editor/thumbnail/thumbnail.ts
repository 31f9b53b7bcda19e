import { useEffectEvent, useRef } from 'react'
import { type SnapshotFrom, waitFor } from 'xstate'
import { CallFailure } from '#client/api/call.ts'
import type { DrawablePdf } from '#client/features/editor/pdf/engine.ts'
import type { EditorSession } from '#client/features/editor/session/editor-session.ts'
import { useEditor } from '#client/features/editor/session/use-editor.tsx'
import type { PdfFile } from '#client/features/editor/shell/use-pdf.ts'
import { type Client, useClient } from '#client/lib/client.tsx'
import { usePayload } from '#client/lib/page.tsx'
import { whenIdle } from '#client/lib/part.ts'
import { useShown } from '#client/lib/use-shown.ts'
import { selectStatus } from '#client/machines/resume-save/resume-save.selectors.ts'
import { toBase64 } from '#src/lib/encoding.ts'
import { MINUTE_MS } from '#src/lib/time.ts'
import type { ResumeDocument } from '#src/resume/document.ts'

type Snapshot = SnapshotFrom<EditorSession['saving']>

/** The debounce after typing before the thumbnail is drawn, in ms. */
const REST_MS = 3000
/** The least time between two thumbnails while the résumé is being edited, in ms; nobody sees them meanwhile. */
const STAYS_MS = 5 * MINUTE_MS
/** How long to wait for the last save after leaving, in ms. */
const LEAVING_MS = MINUTE_MS
/** The route of the résumé list, which shows the thumbnail. */
const LIST = 'my-templates'

/**
 * Keeps the thumbnail that lists show up to date: drawn of the saved document when typing pauses, at most every five
 * minutes, and on leaving. After a failure the former one stays, and the next pause tries again.
 */
export function Thumbnail({ made }: Pick<PdfFile, 'made'>): null {
  const client = useClient()
  const { id, saving } = useEditor()
  const { mine } = usePayload('editor')
  const listed = mine.items.find((resume) => resume.id === id)?.thumbnail_rev ?? -1
  /** The last drawn revision, the end of its upload, and when it may be drawn again, by `performance.now()`. */
  const drawn = useRef({ rev: listed, arrived: Promise.resolve(), until: 0 })

  const leave = useEffectEvent(async () => {
    const isSaved = (now: Snapshot) => selectStatus(now) === 'saved'
    // Not saved for too long: the text stays on this device, and the list keeps its thumbnail.
    const snapshot = await waitFor(saving, isSaved, { timeout: LEAVING_MS }).catch(() => null)
    if (snapshot === null || snapshot.context.save.rev === listed) return
    const { rev, doc } = snapshot.context.save
    await drawn.current.arrived
    if (rev > drawn.current.rev) await upload(client, { id, rev, doc }, null)
    if (client.page.get().routeName === LIST) await client.reload()
  })
  useShown(() => {
    const draw = () => {
      const [snapshot, file] = [saving.getSnapshot(), made.get()]
      const { rev, doc } = snapshot.context.save
      if (selectStatus(snapshot) !== 'saved' || doc !== file?.document || rev <= drawn.current.rev) return
      const arrived = new Promise<void>(whenIdle)
        .then(() => upload(client, { id, rev, doc }, file.pdf))
        .catch((error: unknown) => {
          drawn.current = { ...drawn.current, rev: -1, until: 0 }
          tell(error)
        })
      drawn.current = { rev, arrived, until: performance.now() + STAYS_MS }
    }
    const start = () => setTimeout(draw, Math.max(REST_MS, drawn.current.until - performance.now()))
    let timer = start()
    const wait = () => {
      clearTimeout(timer)
      timer = start()
    }
    const subscription = saving.subscribe(wait)
    const unsubscribe = made.subscribe(wait)
    return () => {
      clearTimeout(timer)
      subscription.unsubscribe()
      unsubscribe()
      leave().catch(tell)
    }
  })
  return null
}

type Saved = { id: string; rev: number; doc: ResumeDocument }

/** @param shown the pages of the document, if they are shown */
async function upload(client: Client, { id, rev, doc }: Saved, shown: DrawablePdf | null): Promise<void> {
  const { drawThumbnail } = await import('./draw.ts')
  const picture = await drawThumbnail(doc, shown)
  // The old thumbnail is better than one without its photo.
  if (picture === null) return
  const image = toBase64(new Uint8Array(await picture.arrayBuffer()))
  await client.call('user.Resume/uploadThumbnail', { id, rev, image })
}

/** Reports the fault of a failed upload. Refusals are ignored: only a thumbnail is lost, and the server logs them. */
function tell(error: unknown): void {
  if (!(error instanceof CallFailure)) reportError(error)
}
