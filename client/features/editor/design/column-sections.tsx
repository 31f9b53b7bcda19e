import { Icon } from '#client/components/icon.tsx'
import { focusField, useFieldFocus } from '#client/features/editor/forms/focus-field.ts'
import { useDocument, useEditor } from '#client/features/editor/session/use-editor.tsx'
import { editorLookMessages } from '#client/i18n/editor-look.ts'
import { useMessages } from '#client/i18n/messages.ts'
import { say } from '#client/lib/say.ts'
import { columnsOf, moveInColumn, switchColumn } from '#src/resume/columns.ts'
import { sectionName } from '#src/resume/labels.ts'
import { Group } from './group.tsx'

/** Which sections stand in which column, and in what order; nothing in designs of one column. */
export function ColumnSections() {
  const t = useMessages(editorLookMessages)
  const { edit } = useEditor()
  const document = useDocument()
  const columns = columnsOf(document)
  if (columns === null) return null
  const { moved } = columns

  const nameOf = (id: string) => {
    const section = document.sections[id]
    return section ? sectionName(section, document.locale) : ''
  }

  function list(column: 'beside' | 'main', ids: readonly string[]) {
    const other = column === 'beside' ? 'main' : 'beside'
    const move = (id: string, by: 1 | -1) => {
      const place = Math.min(Math.max(ids.indexOf(id) + by, 0), ids.length - 1)
      edit(moveInColumn(id, by))
      say(t.moved(nameOf(id), place + 1, ids.length))
    }
    return (
      <div className="mt-3">
        <h3 className="text-sm font-medium">{t.columnNames[column]}</h3>
        {ids.length === 0 && <p className="mt-1 text-sm text-muted">{t.noneInColumn}</p>}
        <ul aria-label={t.columnNames[column]} className="mt-1 rows rounded-md border border-line">
          {ids.map((id) => (
            <Row
              key={id}
              id={id}
              name={nameOf(id)}
              note={moved.includes(id) ? t.noRoom : ''}
              to={t.columnNames[other]}
              onMove={(by) => move(id, by)}
              onSwitch={() => {
                edit(switchColumn(id))
                focusField(switchAddress(id))
                say(t.switched(nameOf(id), t.columnNames[other]))
              }}
            />
          ))}
        </ul>
      </div>
    )
  }

  return (
    <Group title={t.columns} note={t.columnsNote}>
      {list('main', columns.main)}
      {list('beside', columns.beside)}
    </Group>
  )
}

type RowProps = {
  id: string
  name: string
  note: string
  to: string
  onMove: (by: 1 | -1) => void
  onSwitch: () => void
}

function Row({ id, name, note, to, onMove, onSwitch }: RowProps) {
  const t = useMessages(editorLookMessages)
  const ref = useFieldFocus<HTMLButtonElement>(switchAddress(id))
  return (
    <li className="flex items-center pl-3 text-sm">
      <span className="min-w-0 flex-1">
        <span className="block truncate">{name}</span>
        {note && <span className="block text-xs text-muted">{note}</span>}
      </span>
      <button type="button" className="icon-btn" aria-label={t.up(name)} onClick={() => onMove(-1)}>
        <Icon name="up" />
      </button>
      <button type="button" className="icon-btn" aria-label={t.down(name)} onClick={() => onMove(1)}>
        <Icon name="down" />
      </button>
      <button ref={ref} type="button" className="icon-btn" aria-label={t.switchTo(name, to)} onClick={onSwitch}>
        <Icon name="move" />
      </button>
    </li>
  )
}

/** The address of a section's column switch, which gets the focus after the section has changed columns. */
function switchAddress(id: string): string {
  return `columns/${id}`
}
