import { Icon } from '#client/components/icon.tsx'
import { editorImportMessages } from '#client/i18n/editor-import.ts'
import { useMessages } from '#client/i18n/messages.ts'

type FileDropProps = {
  /** The types of files, as of an input. */
  accept: string
  label: string
  hint: string
  onFile: (file: File) => void
  isReading: boolean
  /** Whether a file is being dragged over the element that takes it. */
  isOver: boolean
}

/** A button to choose a file, which also shows that one can be dropped; `useFileDrop` handles the drop. */
export function FileDrop({ accept, label, hint, onFile, isReading, isOver }: FileDropProps) {
  const t = useMessages(editorImportMessages)
  return (
    <label
      className={`relative mt-4 grid cursor-pointer justify-items-center gap-1 rounded-md border border-dashed px-4 py-8 text-center outline-2 outline-offset-2 outline-transparent has-focus-visible:outline-accent ${isOver ? 'border-accent bg-accent-soft' : 'border-field bg-paper'}`}
    >
      <input
        type="file"
        accept={accept}
        disabled={isReading}
        onChange={({ target }) => {
          const file = target.files?.[0]
          // Allows the same file to be chosen again.
          target.value = ''
          if (file !== undefined) onFile(file)
        }}
        className="absolute inset-0 size-full cursor-pointer opacity-0"
      />
      <span className="text-2xl text-accent">
        <Icon name="file" />
      </span>
      <span className="font-medium">{isReading ? t.reading : label}</span>
      <span className="text-sm text-muted max-sm:hidden">{hint}</span>
    </label>
  )
}
