import { Suspense, useState } from 'react'
import { Button } from '#client/components/button.tsx'
import { LoadingCard } from '#client/components/loading-overlay.tsx'
import { QrCode } from '#client/components/qr-code.tsx'
import { clientMessages } from '#client/i18n/client.ts'
import { useMessages } from '#client/i18n/messages.ts'
import { testMessages } from '#client/i18n/test.ts'
import { useClient } from '#client/lib/client.tsx'
import { usePage } from '#client/lib/page.tsx'
import { lazyPart } from '#client/lib/part.ts'
import { QrFaces } from './qr-faces.tsx'
import { Section, Specimen } from './section.tsx'

const Dialog = lazyPart(async () => (await import('#client/components/dialog.tsx')).Dialog)

const OVERLAY_MS = 2000
const widths = ['small', 'medium', 'large'] as const

export function NoticeSection() {
  const t = useMessages(testMessages)
  const { loading } = useMessages(clientMessages)
  const client = useClient()
  const success = { kind: 'success', title: t.successToast, text: t.successText } as const
  const error = { kind: 'error', title: t.errorToast, text: t.errorText } as const
  const undo = { label: t.undo, run: () => client.notify(success) }
  const wait = () => client.withLoading(new Promise((resolve) => setTimeout(resolve, OVERLAY_MS)))
  return (
    <Section id="notices" title={t.notices}>
      <div className="mb-8 flex flex-wrap gap-3">
        <Button onClick={() => client.notify(success)}>{t.successToast}</Button>
        <Button onClick={() => client.notify(error)}>{t.errorToast}</Button>
        <Button onClick={() => client.notify({ ...success, title: t.undoToast, action: undo })}>{t.undoToast}</Button>
        <Button onClick={() => void wait()}>{t.overlay}</Button>
        <Button onClick={() => client.limitReached.set({ message: t.limitText })}>{t.limit}</Button>
        {widths.map((width) => (
          <DialogButton key={width} width={width} />
        ))}
      </div>
      <LoadingCard label={loading} />
    </Section>
  )
}

function DialogButton({ width }: { width: (typeof widths)[number] }) {
  const t = useMessages(testMessages)
  const [open, setOpen] = useState(false)
  const [wanted, setWanted] = useState(false)
  return (
    <>
      <Button
        onClick={() => {
          setWanted(true)
          setOpen(true)
        }}
      >
        {t.dialog} ({width})
      </Button>
      {wanted && (
        <Suspense>
          <Dialog open={open} onClose={() => setOpen(false)} title={t.dialog} width={width}>
            <p className="mt-4 text-muted">{t.dialogText}</p>
            <div className="mt-6 flex justify-end">
              <Button variant="primary" onClick={() => setOpen(false)}>
                {t.next}
              </Button>
            </div>
          </Dialog>
        </Suspense>
      )}
    </>
  )
}

/** More than the largest code can hold. */
const TOO_LONG = 'x'.repeat(8000)

export function QrSection() {
  const t = useMessages(testMessages)
  const { siteUrl } = usePage()
  return (
    <Section id="qr" title={t.qr}>
      <div className="flex flex-wrap gap-8">
        <Specimen name="200 px">
          <QrCode value={siteUrl} alt={t.qrAlt} />
        </Specimen>
        <Specimen name="180 px">
          <QrCode value={siteUrl} alt={t.qrAlt} size={180} />
        </Specimen>
        <Specimen name={t.error}>
          <QrCode value={TOO_LONG} alt={t.qrAlt} />
        </Specimen>
      </div>
      <QrFaces />
    </Section>
  )
}
