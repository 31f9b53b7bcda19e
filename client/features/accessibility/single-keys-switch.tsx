import { useState } from 'react'
import { useHydrated } from '#client/components/use-hydrated.ts'
import { useMessages } from '#client/i18n/messages.ts'
import { shortcutMessages } from '#client/i18n/shortcuts.ts'
import { hasSingleKeys, setSingleKeys } from '#client/lib/single-keys.ts'

/** A switch for single-key shortcuts, for the whole site in this browser. */
export function SingleKeysSwitch() {
  const t = useMessages(shortcutMessages)
  const isHydrated = useHydrated()
  const [chosen, setChosen] = useState<boolean | null>(null)
  const isOn = chosen ?? (isHydrated ? hasSingleKeys() : true)
  return (
    <label className="needs-script flex min-h-11 items-start gap-2.5 py-2.5">
      <input
        type="checkbox"
        checked={isOn}
        onChange={({ target }) => {
          setSingleKeys(target.checked)
          setChosen(target.checked)
        }}
        className="mt-1 size-4.5 flex-none accent-(--color-accent)"
      />
      <span>
        {t.singleKeys}
        <span className="block text-sm text-muted">{t.singleKeysNote}</span>
      </span>
    </label>
  )
}
