import { type FormEvent, useRef, useState } from 'react'
import { Button, buttonClass } from '#client/components/button.tsx'
import { DesignSketch } from '#client/components/design-sketch.tsx'
import { Dialog } from '#client/components/dialog.tsx'
import { Field } from '#client/components/field.tsx'
import { Icon } from '#client/components/icon.tsx'
import { LoadFailure } from '#client/components/load-failure.tsx'
import { handOver } from '#client/features/editor/delivery/save-file.ts'
import { useDocument, useEditor } from '#client/features/editor/session/use-editor.tsx'
import { ownDesignMessages } from '#client/i18n/editor-own-designs.ts'
import { useMessages } from '#client/i18n/messages.ts'
import { focusOn } from '#client/lib/focus-on.ts'
import { useLocale } from '#client/lib/page.tsx'
import { say } from '#client/lib/say.ts'
import { fileNameOf } from '#src/lib/file-name.ts'
import { findDesign } from '#src/resume/designs/registry.ts'
import { applyOwnDesign, type OwnDesign, ownDesignLimits, ownDesignOf } from '#src/resume/own-design.ts'
import { freeName, readDesignFile, schemaPath } from './design-file.ts'
import { type ReadDesign, useOwnDesigns } from './use-own-designs.ts'

/** The designs of one's own: saved, applied, exported, imported and removed. Load it lazily. */
export function OwnDesigns({ onClose }: { onClose: () => void }) {
  const t = useMessages(ownDesignMessages)
  const { edit } = useEditor()
  const document = useDocument()
  const { all, failed, load, isFull, onDevice, save, restore, remove, takeIn } = useOwnDesigns()
  const [fault, setFault] = useState('')
  const [name, setName] = useState('')
  const [gone, setGone] = useState<ReadDesign | null>(null)
  const nameInput = useRef<HTMLInputElement>(null)
  const names = all?.map(({ design }) => design.name) ?? []

  /** Saves a design under its name; resolves to whether that was possible. */
  async function keep(design: OwnDesign): Promise<boolean> {
    setFault('')
    setGone(null)
    const isNew = !names.includes(design.name)
    if (isNew && isFull) {
      setFault(t.full(ownDesignLimits.count))
      return false
    }
    const isKept = await save(design)
    if (isKept) say(isNew ? t.saved(design.name) : t.replaced(design.name))
    return isKept
  }

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault()
    if (name.trim() === '') {
      setFault(t.nameless)
      nameInput.current?.focus()
    } else if (await keep(ownDesignOf(document, name))) {
      // What was typed meanwhile stays.
      setName((now) => (now === name ? '' : now))
    }
  }

  async function take(file: File): Promise<void> {
    const design = await readDesignFile(file)
    if (design === null) setFault(t.unfit(file.name))
    else await keep({ ...design, name: freeName(design.name, names) })
  }

  async function drop(kept: ReadDesign): Promise<void> {
    if (!(await remove(kept.id))) return
    setGone(kept)
    say(t.removed(kept.design.name))
  }

  async function bringBack(kept: ReadDesign): Promise<void> {
    if (!(await restore(kept))) return
    setGone(null)
    nameInput.current?.focus()
    say(t.saved(kept.design.name))
  }

  async function exportDesign({ $schema: _elsewhere, ...design }: OwnDesign): Promise<void> {
    const content = JSON.stringify({ $schema: location.origin + schemaPath, ...design }, null, 2)
    const file = new File([content], `${fileNameOf(design.name)}.design.json`, { type: 'application/json' })
    if (!(await handOver(file))) setFault(t.notExported)
  }

  return (
    <Dialog open onClose={onClose} title={t.title} width="medium">
      <p className="mt-2 text-muted">{t.note}</p>
      {fault && (
        <p role="alert" className="mt-4 flex gap-2 rounded-md bg-seal-soft px-3 py-2 text-seal">
          <Icon name="warning" />
          {fault}
        </p>
      )}
      <form onSubmit={submit} className="mt-4 flex flex-wrap items-end gap-3">
        <Field
          ref={nameInput}
          label={t.name}
          value={name}
          maxLength={ownDesignLimits.name}
          data-unsaved={name.trim() === '' ? undefined : ''}
          onChange={({ target }) => setName(target.value)}
          className="min-w-0 flex-1 basis-52"
        />
        <Button type="submit" variant="primary" busy={all === null}>
          {t.save}
        </Button>
      </form>
      {onDevice > 0 && all !== null && (
        <div className="mt-4 flex flex-wrap items-center gap-3 rounded-md bg-sunken px-3 py-2 text-sm">
          <p className="min-w-0 flex-1">{t.onDevice(onDevice)}</p>
          <Button
            size="small"
            onClick={async () => {
              if (!(await takeIn())) return
              nameInput.current?.focus()
              say(t.takenIn)
            }}
          >
            {t.takeIn}
          </Button>
        </div>
      )}
      {gone && <Gone key={gone.id} name={gone.design.name} onUndo={() => bringBack(gone)} />}
      {failed && <LoadFailure text={t.failed} onRetry={load} className="mt-6" />}
      {all?.length === 0 && <p className="mt-6 text-muted">{t.none}</p>}
      <ul aria-label={t.list} className="mt-4 rows">
        {all?.map((kept) => (
          <Kept
            key={kept.id}
            design={kept.design}
            onApply={() => {
              edit(applyOwnDesign(kept.design))
              say(t.applied(kept.design.name))
              onClose()
            }}
            onExport={() => exportDesign(kept.design)}
            onRemove={() => drop(kept)}
          />
        ))}
      </ul>
      <div className="mt-5 flex flex-wrap items-center gap-3">
        <label className={buttonClass({ size: 'small' }, 'relative has-focus-visible:outline-2 outline-accent')}>
          {t.importFile}
          <input
            type="file"
            accept=".json,application/json"
            disabled={all === null}
            className="absolute inset-0 size-full cursor-pointer opacity-0"
            onChange={({ target }) => {
              const file = target.files?.[0]
              // Allows the same file to be chosen again.
              target.value = ''
              if (file !== undefined) take(file)
            }}
          />
        </label>
        <a href={schemaPath} target="_blank" rel="noreferrer" className="text-sm underline">
          {t.schema}
        </a>
      </div>
    </Dialog>
  )
}

/** Says that a design was removed and offers undo. It takes the focus, whose place is gone. */
function Gone({ name, onUndo }: { name: string; onUndo: () => void }) {
  const t = useMessages(ownDesignMessages)
  return (
    <div className="mt-4 flex flex-wrap items-center gap-3 rounded-md bg-sunken px-3 py-2 text-sm">
      <p className="min-w-0 flex-1 wrap-anywhere">{t.removed(name)}</p>
      <Button ref={focusOn} size="small" icon="undo" onClick={onUndo}>
        {t.undo}
      </Button>
    </div>
  )
}

type KeptProps = { design: OwnDesign; onApply: () => void; onExport: () => void; onRemove: () => void }

function Kept({ design: { name, design }, onApply, onExport, onRemove }: KeptProps) {
  const t = useMessages(ownDesignMessages)
  const { locale: language } = useDocument()
  const locale = useLocale()
  return (
    <li className="flex flex-wrap items-center gap-3 py-3">
      <span className="block w-14 flex-none overflow-hidden rounded-sm border border-line">
        <DesignSketch choice={design} locale={language} />
      </span>
      <span className="min-w-0 flex-1 basis-32">
        <span className="block font-medium wrap-anywhere">{name}</span>
        <span className="block text-sm text-muted">{t.basedOn(findDesign(design.id).name[locale])}</span>
      </span>
      <span className="flex flex-none items-center">
        <Button size="small" aria-label={t.applyNamed(name)} onClick={onApply}>
          {t.apply}
        </Button>
        <button type="button" className="icon-btn" aria-label={t.exportNamed(name)} onClick={onExport}>
          <Icon name="download" />
        </button>
        <button type="button" className="icon-btn" aria-label={t.removeNamed(name)} onClick={onRemove}>
          <Icon name="bin" />
        </button>
      </span>
    </li>
  )
}
