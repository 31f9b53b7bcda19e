import { type RefObject, useRef } from 'react'
import { headerMessages } from '#client/i18n/header.ts'
import { useMessages } from '#client/i18n/messages.ts'
import type { Theme } from '#client/lib/theme.ts'
import { Icon, type IconName } from './icon.tsx'
import { IconButton } from './icon-button.tsx'
import { useTheme } from './use-theme.ts'

const choices: { theme: Theme; icon: IconName; text: 'themeLight' | 'themeDark' | 'themeSystem' }[] = [
  { theme: 'light', icon: 'sun', text: 'themeLight' },
  { theme: 'dark', icon: 'moon', text: 'themeDark' },
  { theme: 'system', icon: 'monitor', text: 'themeSystem' },
]

/** A choice of theme: light, dark, or that of the device. */
export function ThemeSwitch() {
  const t = useMessages(headerMessages)
  const [current, choose] = useTheme()
  return (
    <fieldset className="needs-script inline-flex rounded-md border border-line">
      <legend className="sr-only">{t.theme}</legend>
      {choices.map(({ theme, icon, text }) => (
        <button
          key={theme}
          type="button"
          title={t[text]}
          aria-label={t[text]}
          aria-pressed={current === theme}
          onClick={() => choose(theme)}
          className="grid size-11 place-items-center rounded-md text-muted hover:text-ink aria-pressed:bg-accent-soft aria-pressed:text-accent-strong"
        >
          <Icon name={icon} />
        </button>
      ))}
    </fieldset>
  )
}

/** A button that toggles between light and dark; the style sheet shows which is active. */
export function ThemeToggle() {
  const t = useMessages(headerMessages)
  const [, choose] = useTheme()
  const moon = useRef<HTMLButtonElement>(null)
  const sun = useRef<HTMLButtonElement>(null)

  // The button that was pressed disappears, and would take the focus with it.
  function change(theme: Theme, other: RefObject<HTMLButtonElement | null>): void {
    choose(theme)
    other.current?.focus()
  }

  return (
    <>
      <IconButton
        ref={moon}
        label={t.toDark}
        icon="moon"
        className="needs-script dark:hidden"
        onClick={() => change('dark', sun)}
      />
      <IconButton
        ref={sun}
        label={t.toLight}
        icon="sun"
        className="needs-script hidden dark:grid"
        onClick={() => change('light', moon)}
      />
    </>
  )
}
