import { shortened } from '#client/lib/shortened.ts'
import type { ResumeDocument } from '#src/resume/document.ts'
import { fieldsOfKind } from '#src/resume/fields.ts'
import { parentOf } from '#src/resume/item-order.ts'
import { parseMarkup } from '#src/resume/markup.ts'

const LONGEST = 40

/** The name of an item in lists: its main field, otherwise the start of its text; may be empty. */
export function itemName(document: ResumeDocument, id: string): string {
  const item = document.items[id]
  const kind = document.sections[item?.section ?? '']?.kind
  if (item === undefined || kind === undefined) return ''
  const names = fieldsOfKind[kind].filter((field) => field === 'org' || field === 'title').map((field) => item[field])
  const ordered = parentOf(document, id) === undefined ? names : [item.title]
  const name = ordered.flatMap((part) => part?.trim() || [])[0]
  return name ?? startOf(item.body ?? '')
}

function startOf(markup: string): string {
  const [line] = parseMarkup(markup)
  return shortened(line?.runs.map((run) => run.text).join('') ?? '', LONGEST)
}
