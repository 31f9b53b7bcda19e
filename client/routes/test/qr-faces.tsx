import { useState } from 'react'
import { QrPanel } from '#client/components/qr-panel.tsx'
import { useMessages } from '#client/i18n/messages.ts'
import { signInMessages } from '#client/i18n/sign-in.ts'
import { usePage } from '#client/lib/page.tsx'
import type { QrFace } from '#client/lib/qr-face.ts'
import { defineMessages } from '#src/texts/messages.ts'
import { Specimen } from './section.tsx'

const faces: readonly QrFace[] = ['loading', 'waiting', 'scanned', 'confirmed', 'expired', 'failed']

/** The server's text for each state. */
const serverTexts = defineMessages<Record<QrFace, string>>(
  {
    loading: '',
    waiting: '',
    scanned: '已扫码，请在手机上确认',
    confirmed: '登录成功',
    expired: '二维码已过期',
    failed: '',
  },
  {
    loading: '',
    waiting: '',
    scanned: 'Scanned. Please confirm on your phone',
    confirmed: 'Logged in',
    expired: 'The QR code has expired',
    failed: '',
  },
)

/** The states of a QR code for signing in. */
export function QrFaces() {
  const { siteUrl } = usePage()
  return (
    <div className="mt-10 grid gap-8 sm:grid-cols-2 lg:grid-cols-4">
      {faces.map((face) => (
        <Face key={face} face={face} url={face === 'loading' ? null : siteUrl} />
      ))}
      <Face face="failed" url={null} />
    </div>
  )
}

function Face({ face, url }: { face: QrFace; url: string | null }) {
  const t = useMessages(signInMessages)
  const texts = useMessages(serverTexts)
  const [refreshed, setRefreshed] = useState(0)
  return (
    <Specimen name={refreshed === 0 ? face : `${face} · ${refreshed}`}>
      <QrPanel
        face={face}
        url={url}
        text={texts[face]}
        advice={t.qrRenew}
        onRefresh={() => setRefreshed(refreshed + 1)}
      />
    </Specimen>
  )
}
