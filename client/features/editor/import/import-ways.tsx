import { useRef } from 'react'
import { CallFailure, NO_ANSWER } from '#client/api/call.ts'
import { photoFile } from '#client/features/editor/pdf/photo.ts'
import { useHome, useReportUnkept } from '#client/features/editor/session/home.tsx'
import { photoAddress } from '#client/features/editor/session/photo-address.ts'
import { useEditor } from '#client/features/editor/session/use-editor.tsx'
import { useKeepVersion } from '#client/features/editor/shell/use-saved.ts'
import { editorMessages } from '#client/i18n/editor.ts'
import { editorImportMessages } from '#client/i18n/editor-import.ts'
import { useMessages } from '#client/i18n/messages.ts'
import { useClient } from '#client/lib/client.tsx'
import { useLocale } from '#client/lib/page.tsx'
import { localePath } from '#client/lib/paths.ts'
import { say } from '#client/lib/say.ts'
import { NOT_SIGNED_IN } from '#src/contract/not-signed-in.ts'
import type { ResumeDocument } from '#src/resume/document.ts'
import { applyImport } from '#src/resume/formats/apply-import.ts'
import { ImportDialog } from './import-dialog.tsx'
import type { ImportManner, PickedImport } from './review.tsx'

/** Imports a file as a new résumé. */
export function ImportAsNew({ onClose }: { onClose: () => void }) {
  return <ImportDialog isNew onImport={useImportAsNew()} onClose={onClose} />
}

/** Imports a file into the current résumé. */
export function ImportHere({ onClose }: { onClose: () => void }) {
  return <ImportDialog isNew={false} onImport={useImportHere(onClose)} onClose={onClose} />
}

/** Imports into the current résumé as one edit, after storing its state as a version. */
function useImportHere(onDone: () => void) {
  const t = useMessages(editorImportMessages)
  const client = useClient()
  const { document, editRevocably, newId } = useEditor()
  const { kind } = useHome()
  const words = useMessages(editorMessages)
  const keepBefore = useKeepVersion()
  const report = useReportUnkept()
  const withOwnPhoto = useOwnPhoto()

  return async (picked: PickedImport, manner: ImportManner, isWanted: () => boolean): Promise<void> => {
    let own = picked.document
    try {
      // The present photo is kept.
      if (!document.get().basics.photo) own = await withOwnPhoto(picked)
      await keepBefore()
    } catch (error) {
      if (isWanted()) report(error)
      return
    }
    if (!isWanted()) return
    const before = document.get()
    const takeBack = editRevocably(applyImport(own, manner, { at: Date.now(), newId }))
    if (document.get() === before) {
      client.notify({ kind: 'error', title: t.failed, text: t.unfit })
      return
    }
    onDone()
    const undo = () => {
      takeBack?.()
      say(words.undone)
    }
    client.notify({
      kind: 'success',
      title: t.done,
      // A résumé on this device alone has no versions.
      ...(kind !== 'device' && { text: t.doneText }),
      ...(takeBack && { action: { label: t.undo, run: undo } }),
    })
  }
}

/** Imports as a new résumé and opens it in the editor. */
function useImportAsNew() {
  const client = useClient()
  const { create } = useHome()
  const report = useReportUnkept()
  const locale = useLocale()
  const withOwnPhoto = useOwnPhoto()
  // Repeating the import with the same content repeats the same request.
  const request = useRef({ content: '', key: '' })
  return async (picked: PickedImport): Promise<void> => {
    try {
      const doc = await withOwnPhoto(picked)
      const content = JSON.stringify(doc)
      if (request.current.content !== content) request.current = { content, key: crypto.randomUUID() }
      const path = await create(doc, request.current.key)
      await client.navigate(localePath(locale, path), { replace: true })
    } catch (error) {
      report(error)
    }
  }
}

/**
 * Uploads the photo of a file to this account, and removes references to photos the account does not have. Tells the
 * user when a photo is left out.
 * @throws CallFailure when the server cannot be reached
 */
function useOwnPhoto(): (picked: PickedImport) => Promise<ResumeDocument> {
  const t = useMessages(editorImportMessages)
  const client = useClient()
  const { keepPhoto } = useHome()
  return async ({ document, photo }) => {
    if (photo === null) return withKnownPhoto(document)
    try {
      return { ...document, basics: { ...document.basics, photo: await keepPhoto(photo) } }
    } catch (error) {
      if (!(error instanceof CallFailure) || error.code === NO_ANSWER || error.code === NOT_SIGNED_IN) throw error
      client.notify({ kind: 'error', title: t.photoLeft, text: error.message })
      return withoutPhoto(document)
    }
  }
}

/** Removes the reference to a photo that this account may not have. */
async function withKnownPhoto(document: ResumeDocument): Promise<ResumeDocument> {
  const address = photoAddress(document)
  return address === '' || (await photoFile(address)) !== null ? document : withoutPhoto(document)
}

function withoutPhoto(document: ResumeDocument): ResumeDocument {
  const { photo, photoShape, ...basics } = document.basics
  return { ...document, basics }
}
