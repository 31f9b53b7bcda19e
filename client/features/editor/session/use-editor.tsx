import { createContext, type ReactNode, use } from 'react'
import { useStore } from '#client/lib/store.ts'
import type { ResumeDocument } from '#src/resume/document.ts'
import type { EditorSession } from './editor-session.ts'

const EditorContext = createContext<EditorSession | null>(null)

/** Provides the session of the edited résumé to the components below. */
export function EditorProvider({ session, children }: { session: EditorSession; children: ReactNode }) {
  return <EditorContext value={session}>{children}</EditorContext>
}

/** The current editing session. */
export function useEditor(): EditorSession {
  const session = use(EditorContext)
  if (session === null) throw new Error('useEditor needs an EditorProvider above it')
  return session
}

/** The document as the user sees it; renders again with every edit. */
export function useDocument(): ResumeDocument {
  return useStore(useEditor().document)
}
