import { useRef } from 'react'
import { photoFile } from '#client/features/editor/pdf/photo.ts'
import { useEditor } from '#client/features/editor/session/use-editor.tsx'
import { photoAddress } from '#client/features/editor/shell/use-pdf.ts'
import { useKeepVersion } from '#client/features/editor/shell/use-saved.ts'
import { editorImportMessages } from '#client/i18n/editor-import.ts'
import { useMessages } from '#client/i18n/messages.ts'
import { useClient } from '#client/lib/client.tsx'
import { useLocale } from '#client/lib/page.tsx'
import { localePath } from '#client/lib/paths.ts'
import { editorPath } from '#src/contract/own-addresses.ts'
import type { ResumeDocument } from '#src/resume/document.ts'
import { applyImport } from '#src/resume/formats/apply-import.ts'
import type { ImportManner } from './review.tsx'

/** Imports into the résumé being edited: a version of the state before is kept, then it is one edit. */
export function useImportHere(onDone: () => void) {
  const t = useMessages(editorImportMessages)
  const client = useClient()
  const { document, edit, undo, newId } = useEditor()
  const keepBefore = useKeepVersion()

  return async (picked: ResumeDocument, manner: ImportManner): Promise<void> => {
    const own = await withOwnPhoto(picked)
    try {
      await keepBefore()
    } catch {
      client.notify({ kind: 'error', title: t.failed, text: t.offline })
      return
    }
    const before = document.get()
    edit(applyImport(own, manner, { at: Date.now(), newId }))
    if (document.get() === before) {
      client.notify({ kind: 'error', title: t.failed, text: t.unfit })
      return
    }
    onDone()
    client.notify({ kind: 'success', title: t.done, text: t.doneText, action: { label: t.undo, run: undo } })
  }
}

/** Imports as a new résumé and goes on to its editor. */
export function useImportAsNew() {
  const client = useClient()
  const locale = useLocale()
  // The same content again is the same request.
  const request = useRef({ content: '', key: '' })
  return async (picked: ResumeDocument): Promise<void> => {
    try {
      const doc = await withOwnPhoto(picked)
      const content = JSON.stringify(doc)
      if (request.current.content !== content) request.current = { content, key: crypto.randomUUID() }
      const { data } = await client.call('user.Resume/create', { key: request.current.key, doc })
      await client.navigate(localePath(locale, editorPath(data.id)), { replace: true })
    } catch (error) {
      client.report(error)
    }
  }
}

/** A backup refers to its owner's picture; whoever may not see that goes without. */
async function withOwnPhoto(document: ResumeDocument): Promise<ResumeDocument> {
  const address = photoAddress(document)
  if (address === '' || (await photoFile(address)) !== null) return document
  const { photo, photoShape, ...basics } = document.basics
  return { ...document, basics }
}
