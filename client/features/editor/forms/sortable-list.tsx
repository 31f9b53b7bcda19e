import {
  type Announcements,
  type CollisionDetection,
  closestCenter,
  DndContext,
  DragOverlay,
  KeyboardSensor,
  type Modifier,
  PointerSensor,
  pointerWithin,
  useSensor,
  useSensors,
} from '@dnd-kit/core'
import {
  SortableContext,
  sortableKeyboardCoordinates,
  useSortable,
  verticalListSortingStrategy,
} from '@dnd-kit/sortable'
import { CSS } from '@dnd-kit/utilities'
import { type ReactNode, useState } from 'react'
import { Icon } from '#client/components/icon.tsx'
import { useMessages } from '#client/i18n/messages.ts'
import { editorFormsMessages } from '#src/texts/editor-forms.ts'

/** The row under the pointer; without a pointer, as with keys, the nearest one. */
const collisions: CollisionDetection = (args) => {
  const under = pointerWithin(args)
  return under.length > 0 ? under : closestCenter(args)
}
const upAndDown: Modifier = ({ transform }) => ({ ...transform, x: 0 })

type SortableListProps = {
  ids: string[]
  nameOf: (id: string) => string
  /** Called when an entry was dropped on the place of another. */
  onMove: (id: string, over: string) => void
  children: ReactNode
}

/** A list whose rows can be dragged by their handles, also by keyboard. Rows use `useSortableRow`. */
export function SortableList({ ids, nameOf, onMove, children }: SortableListProps) {
  const t = useMessages(editorFormsMessages)
  const [dragged, setDragged] = useState<string | null>(null)
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  )
  const name = (id: string | number) => nameOf(String(id))
  const announcements: Announcements = {
    onDragStart: ({ active }) => t.dragStart(name(active.id)),
    onDragOver: ({ active, over }) =>
      over ? t.dragOver(name(active.id), ids.indexOf(String(over.id)) + 1, ids.length) : undefined,
    onDragEnd: ({ active }) => t.dragEnd(name(active.id)),
    onDragCancel: ({ active }) => t.dragCancel(name(active.id)),
  }
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={collisions}
      modifiers={[upAndDown]}
      accessibility={{ announcements, screenReaderInstructions: { draggable: t.dragHelp } }}
      onDragStart={({ active }) => setDragged(String(active.id))}
      onDragCancel={() => setDragged(null)}
      onDragEnd={({ active, over }) => {
        setDragged(null)
        if (over && over.id !== active.id) onMove(String(active.id), String(over.id))
      }}
    >
      <SortableContext items={ids} strategy={verticalListSortingStrategy}>
        {children}
      </SortableContext>
      <DragOverlay dropAnimation={null}>
        {dragged !== null && (
          <div className="flex min-h-12 items-center gap-2 rounded-lg border border-accent bg-surface px-3 shadow-dialog">
            <Icon name="grip" className="text-muted stroke-3" />
            <span className="truncate font-medium">{nameOf(dragged)}</span>
          </div>
        )}
      </DragOverlay>
    </DndContext>
  )
}

/** The props of a sortable row's element and of its handle. */
export function useSortableRow(id: string, label: string) {
  const { setNodeRef, setActivatorNodeRef, attributes, listeners, transform, transition, isDragging } = useSortable({
    id,
  })
  return {
    row: {
      ref: setNodeRef,
      style: { transform: CSS.Translate.toString(transform), transition, opacity: isDragging ? 0.35 : undefined },
    },
    handle: (
      <button
        ref={setActivatorNodeRef}
        type="button"
        {...attributes}
        {...listeners}
        aria-label={label}
        className="grid h-11 w-8 flex-none cursor-grab pointer-coarse:w-11 touch-none place-items-center rounded-md text-muted hover:bg-sunken hover:text-ink"
      >
        <Icon name="grip" className="stroke-3" />
      </button>
    ),
  }
}
