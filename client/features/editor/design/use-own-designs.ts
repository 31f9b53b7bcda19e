import { useState } from 'react'
import { useHome, useReportUnkept } from '#client/features/editor/session/home.tsx'
import { useEditor } from '#client/features/editor/session/use-editor.tsx'
import { attempt } from '#client/lib/attempt.ts'
import { type KeptDesign, listDeviceDesigns, removeDeviceDesign } from '#client/lib/device-designs.ts'
import { useShown } from '#client/lib/use-shown.ts'
import { type OwnDesign, ownDesignLimits, readOwnDesign } from '#src/resume/own-design.ts'

/** A saved design that this version of the page can read. */
export type ReadDesign = { id: string; design: OwnDesign }

/**
 * The user's saved designs and their actions; `all` is null until they are loaded. Each action resolves to whether it
 * succeeded; a failure is shown over the page.
 */
export function useOwnDesigns() {
  const { newId } = useEditor()
  const home = useHome()
  const report = useReportUnkept()
  const [all, setAll] = useState<readonly ReadDesign[] | null>(null)
  const [failed, setFailed] = useState(false)
  /** The ids under which names were saved, so that saving again without an answer makes no second design. */
  const [ids] = useState(() => new Map<string, string>())
  const [onDevice, setOnDevice] = useState(() => (home.kind === 'account' ? listDeviceDesigns() : []))

  async function load(): Promise<void> {
    setFailed(false)
    try {
      setAll((await home.designs.list()).flatMap(readKept))
    } catch {
      setFailed(true)
    }
  }
  useShown(() => void load())

  const put = async (kept: ReadDesign) => {
    await home.designs.save(kept)
    setAll((known) => [kept, ...(known ?? []).filter(({ id }) => id !== kept.id)])
  }

  return {
    all,
    /** Whether the list could not be loaded, which the dialog says. */
    failed,
    /** Loads the designs again after a failure. */
    load: () => void load(),
    isFull: (all?.length ?? 0) >= ownDesignLimits.count,
    /** How many designs on this device the account does not have yet. */
    onDevice: onDevice.length,
    /** Saves a design, in place of one of the same name. */
    save: (design: OwnDesign) => {
      const id = all?.find((one) => one.design.name === design.name)?.id ?? ids.get(design.name) ?? newId()
      ids.set(design.name, id)
      return attempt(() => put({ id, design }), report)
    },
    /** Saves a removed design again. */
    restore: (kept: ReadDesign) => attempt(() => put(kept), report),
    remove: (id: string) =>
      attempt(async () => {
        await home.designs.remove(id)
        setAll((known) => (known ?? []).filter((one) => one.id !== id))
      }, report),
    /** Moves the designs on this device to the account, one after the other. */
    takeIn: () =>
      attempt(async () => {
        for (const kept of onDevice) {
          const [read] = readKept(kept)
          if (read) await put(read)
          removeDeviceDesign(kept.id)
          setOnDevice(listDeviceDesigns())
        }
      }, report),
  }
}

function readKept({ id, design }: KeptDesign): ReadDesign[] {
  const read = readOwnDesign(design)
  return read === null ? [] : [{ id, design: read }]
}
