import { useRef, useState } from 'react'
import { CallFailure } from '#client/api/call.ts'
import { withAccountPhoto } from '#client/features/editor/session/home.tsx'
import { useEditor } from '#client/features/editor/session/use-editor.tsx'
import { postingMessages } from '#client/i18n/editor-posting.ts'
import { useMessages } from '#client/i18n/messages.ts'
import { useClient } from '#client/lib/client.tsx'
import { useLocale } from '#client/lib/page.tsx'
import { localePath } from '#client/lib/paths.ts'
import { editorPath } from '#src/contract/own-addresses.ts'
import { cutText } from '#src/lib/cut-text.ts'
import { measureCoverage } from '#src/resume/coverage/coverage.ts'
import { draftOf, dropCarriedDraft, emptyDraft } from './draft.ts'
import { useApplications } from './use-applications.tsx'

/** The longest title of a copy, in characters. */
const LONGEST_TITLE = 60

type Beginning = { employer: string; title: string; link: string; posting: string; isCopy: boolean }

/**
 * Creates an application, then opens the copy made for it or stays here.
 * @param onKept called when it uses the open résumé
 */
export function useBegin(onKept: () => void) {
  const t = useMessages(postingMessages)
  const client = useClient()
  const locale = useLocale()
  const session = useEditor()
  const applications = useApplications()
  const [busy, setBusy] = useState(false)
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({})
  // The same key for the same content, so that a retry creates no second one.
  const request = useRef({ content: '', key: '' })

  async function run({ isCopy, ...words }: Beginning): Promise<void> {
    setBusy(true)
    setErrors({})
    const document = session.document.get()
    const title = cutText(t.copyTitle(words.title.trim(), words.employer.trim()), LONGEST_TITLE)
    try {
      const copy = isCopy ? { ...(await withAccountPhoto(client.call, document)), title } : null
      const source = copy === null ? { resume: session.id } : { resume: null, doc: copy }
      const input = { ...words, ...source, coverage: measureCoverage(document, words.posting) }
      const content = JSON.stringify(input)
      if (request.current.content !== content) request.current = { content, key: session.newId() }
      const { data } = await client.withLoading(
        client.call('user.Application/create', { ...input, key: request.current.key }),
      )
      dropCarriedDraft()
      draftOf(session).set(emptyDraft)
      client.notify({ kind: 'success', title: t.created, text: title })
      if (isCopy) await client.navigate(localePath(locale, editorPath(data.resume)))
      else {
        applications?.reload()
        applications?.choose(data.id)
        onKept()
      }
    } catch (error) {
      if (error instanceof CallFailure && Object.keys(error.errors).length > 0) setErrors(error.errors)
      else client.report(error, () => void run({ isCopy, ...words }))
    } finally {
      setBusy(false)
    }
  }

  return { begin: (beginning: Beginning) => void run(beginning), busy, errors }
}
