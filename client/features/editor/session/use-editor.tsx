import { createContext } from 'react'
import { useStore } from '#client/lib/store.ts'
import { useNeeded } from '#client/lib/use-needed.ts'
import type { ResumeDocument } from '#src/resume/document.ts'
import type { EditorSession } from './editor-session.ts'

/** Provides the session of the edited résumé; read it with `useEditor`. */
export const EditorContext = createContext<EditorSession | null>(null)

/** The session of the edited résumé. */
export function useEditor(): EditorSession {
  return useNeeded(EditorContext, 'EditorContext')
}

/** The document as the user sees it; renders again with every edit. */
export function useDocument(): ResumeDocument {
  return useStore(useEditor().document)
}
