import { useRef } from 'react'
import { Badge } from '#client/components/badge.tsx'
import { Button } from '#client/components/button.tsx'
import { TimeAgo } from '#client/components/time-ago.tsx'
import { settingsMessages } from '#client/i18n/account-settings.ts'
import { useMessages } from '#client/i18n/messages.ts'
import { useClient } from '#client/lib/client.tsx'
import { formatMinute } from '#client/lib/clock.ts'
import { useLocale } from '#client/lib/page.tsx'
import { useAction } from '#client/lib/use-action.ts'
import type { Device } from '#src/contract/account.ts'
import type { InputOf } from '#src/contract/endpoints.ts'
import { Part } from './part.tsx'

/** Lists the devices the user is signed in on, with a button to end each session. */
export function Devices({ devices }: { devices: readonly Device[] }) {
  const t = useMessages(settingsMessages)
  const client = useClient()
  const list = useRef<HTMLUListElement>(null)
  const { busy, run } = useAction()

  function end(which: InputOf<'user.Account/endDevices'>): void {
    run(async () => {
      const { message } = await client.call('user.Account/endDevices', which)
      client.announce(message)
      await client.reload()
      // The pressed button has disappeared, so the list takes the focus.
      list.current?.focus()
    })
  }

  return (
    <Part title={t.devices} text={t.devicesText}>
      <ul
        ref={list}
        tabIndex={-1}
        aria-label={t.devices}
        className="mt-4 rounded-lg border border-line bg-surface outline-none"
      >
        {devices.map((device) => (
          <li
            key={device.id}
            className="flex flex-wrap items-center gap-x-6 gap-y-2 border-line p-4 not-first:border-t sm:px-5"
          >
            <DeviceFacts device={device} />
            {!device.present && <EndButton device={device} busy={busy} onPress={() => end({ id: device.id })} />}
          </li>
        ))}
      </ul>
      {devices.length > 1 && (
        <Button className="mt-4" busy={busy} onClick={() => end({ others: true })}>
          {t.endOthers}
        </Button>
      )}
    </Part>
  )
}

function DeviceFacts({ device }: { device: Device }) {
  const t = useMessages(settingsMessages)
  const locale = useLocale()
  return (
    <div className="min-w-0 flex-1 basis-60">
      <p className="flex flex-wrap items-center gap-2 font-medium">
        {useDeviceName(device)}
        {device.present && <Badge tone="accent">{t.present}</Badge>}
        {device.handed_over && <Badge>{t.handedOver}</Badge>}
      </p>
      <p className="mt-1 flex flex-wrap gap-x-4 text-sm text-muted tabular-nums">
        <span>{device.country || t.unknownCountry}</span>
        <span>{t.began(formatMinute(device.began_at, locale))}</span>
        {!device.present && (
          <span>
            {t.seen} <TimeAgo time={device.seen_at} />
          </span>
        )}
      </p>
    </div>
  )
}

function EndButton({ device, busy, onPress }: { device: Device; busy: boolean; onPress: () => void }) {
  const t = useMessages(settingsMessages)
  const locale = useLocale()
  const name = t.endDevice(useDeviceName(device), t.began(formatMinute(device.began_at, locale)))
  return (
    <Button size="small" aria-label={name} busy={busy} onClick={onPress}>
      {t.end}
    </Button>
  )
}

function useDeviceName({ browser, system }: Device): string {
  const t = useMessages(settingsMessages)
  return t.on(browser || t.unknownBrowser, system || t.unknownSystem)
}
