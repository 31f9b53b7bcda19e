import { useEffect, useRef } from 'react'
import { waitFor } from 'xstate'
import { base64 } from '#client/features/editor/pdf/base64.ts'
import type { MadePdf } from '#client/features/editor/shell/use-pdf.ts'
import { useEditor } from '#client/features/editor/use-editor.tsx'
import { type Client, useClient } from '#client/lib/client.tsx'
import { usePayload } from '#client/lib/page.tsx'
import { selectStatus } from '#client/machines/resume-save/resume-save.selectors.ts'
import type { ResumeDocument } from '#src/resume/document.ts'

/** So long after the last key, in ms, the picture is drawn: typing goes first. */
const REST_MS = 3000
/** So long after leaving the last save may take, in ms. */
const LEAVING_MS = 60_000
/** The list of résumés, which shows the picture. */
const LIST = 'my-templates'

/**
 * Keeps the picture of the first page that lists show: of what is saved, drawn when nothing has been typed for a
 * while, and on leaving. Where it fails the older picture stays, and the next rest tries again.
 * @param make the file of a document, after the editor is gone
 */
export function useThumbnail(made: MadePdf | null, make: (document: ResumeDocument) => Promise<MadePdf>): void {
  const client = useClient()
  const { id, saving } = useEditor()
  const { mine } = usePayload('editor')
  const listed = mine.items.find((resume) => resume.id === id)?.thumbnail_rev ?? -1
  /** The revision drawn last, and when that has arrived. */
  const drawn = useRef({ rev: listed, arrived: Promise.resolve() })
  const newest = useRef({ made, make })
  newest.current = { made, make }

  useEffect(() => {
    if (made === null) return
    const draw = () => {
      const snapshot = saving.getSnapshot()
      const { rev, doc } = snapshot.context.save
      if (selectStatus(snapshot) !== 'saved' || doc !== made.document || rev <= drawn.current.rev) return
      const arrived = whenIdle()
        .then(() => upload(client, id, rev, made))
        .catch(() => {
          drawn.current.rev = -1
        })
      drawn.current = { rev, arrived }
    }
    let timer = setTimeout(draw, REST_MS)
    const subscription = saving.subscribe(() => {
      clearTimeout(timer)
      timer = setTimeout(draw, REST_MS)
    })
    return () => {
      clearTimeout(timer)
      subscription.unsubscribe()
    }
  }, [client, id, saving, made])

  useEffect(() => {
    const leave = async () => {
      const snapshot = await waitFor(saving, (now) => selectStatus(now) === 'saved', { timeout: LEAVING_MS })
      const { rev, doc } = snapshot.context.save
      if (rev === listed) return
      await drawn.current.arrived
      const { made, make } = newest.current
      if (rev > drawn.current.rev) await upload(client, id, rev, made?.document === doc ? made : await make(doc))
      if (client.page.get().routeName === LIST) await client.reload()
    }
    return () => void leave().catch(() => {})
  }, [client, id, saving, listed])
}

async function upload(client: Client, id: string, rev: number, { pdf }: MadePdf): Promise<void> {
  const { drawFirstPage } = await import('./draw.ts')
  const picture = await drawFirstPage(pdf.bytes)
  const image = base64(new Uint8Array(await picture.arrayBuffer()))
  await client.call('user.Resume/uploadThumbnail', { id, rev, image })
}

/** Safari has no idle time to tell of. */
function whenIdle(): Promise<void> {
  return new Promise((run) => (typeof requestIdleCallback === 'function' ? requestIdleCallback(() => run()) : run()))
}
