import { useAddSection } from '#client/features/editor/forms/add-section.tsx'
import { focusField } from '#client/features/editor/forms/focus-field.ts'
import { phraseTarget } from '#client/features/editor/phrases/phrase-target.ts'
import { useHome } from '#client/features/editor/session/home.tsx'
import { useDocument } from '#client/features/editor/session/use-editor.tsx'
import { type EditorSheet, isSheet } from '#client/features/editor/shell/sheets.ts'
import { editorPaletteMessages } from '#client/i18n/editor-palette.ts'
import { useMessages } from '#client/i18n/messages.ts'
import { useLocale } from '#client/lib/page.tsx'
import { entriesOf, experienceKinds } from '#src/resume/checks/entries.ts'
import { liveEntries, sectionKinds } from '#src/resume/document.ts'
import { sectionName, sectionTitles } from '#src/resume/labels.ts'

/** A command of the palette. `key` distinguishes commands with the same text. */
export type EditorCommand = { text: string; act: () => void; key?: string }

const plain = [
  'undo',
  'redo',
  'save',
  'download',
  'export',
  'import',
  'design',
  'designs',
  'ownDesigns',
  'checks',
  'spelling',
  'phone',
  'duplicate',
  'posting',
  'twin',
  'help',
] as const
const ofAccount = ['versions', 'share'] as const

/** The actions of the commands that do not edit the document. */
export type CommandActions = Record<Exclude<(typeof plain)[number], EditorSheet>, () => void> & {
  open: (sheet: EditorSheet) => void
  /** Shows the forms, before one of their fields is focused. */
  forms: () => void
  page: (page: number) => void
}

/** All commands, in the order in which people look for them. */
export function useCommands(actions: CommandActions, pages: number): EditorCommand[] {
  const t = useMessages(editorPaletteMessages)
  const locale = useLocale()
  const document = useDocument()
  const { kind: home } = useHome()
  const add = useAddSection()
  const [told] = entriesOf(document, experienceKinds)
  const inForms = (run: () => void) => () => {
    actions.forms()
    run()
  }
  const named = [...plain, ...(home === 'account' ? ofAccount : [])]
  return [
    ...sectionKinds.map((kind) => ({ text: t.add(sectionTitles[kind][locale]), act: inForms(() => add(kind)) })),
    { text: t.person, act: inForms(() => focusField('basics.name')) },
    ...liveEntries(document.sections).map(([id, section]) => ({
      key: id,
      text: t.show(sectionName(section, document.locale)),
      act: inForms(() => focusField(`sections/${id}`)),
    })),
    ...(told ? [{ text: t.phrases, act: inForms(() => phraseTarget.set({ item: told.id, line: null })) }] : []),
    ...Array.from({ length: pages }, (_, index) => ({ text: t.page(index + 1), act: () => actions.page(index + 1) })),
    ...named.map((name) => ({ text: t[name], act: isSheet(name) ? () => actions.open(name) : actions[name] })),
  ]
}

/** Finds the commands whose text contains every typed word. */
export function commandsFor(typed: string, commands: readonly EditorCommand[]): EditorCommand[] {
  const words = typed.toLowerCase().split(/\s+/).filter(Boolean)
  return commands.filter(({ text }) => {
    // Chinese is typed without spaces and punctuation between verb and object.
    const said = text.toLowerCase()
    const joined = said.replace(/[\s：]|模块/g, '')
    return words.every((word) => said.includes(word) || joined.includes(word))
  })
}
