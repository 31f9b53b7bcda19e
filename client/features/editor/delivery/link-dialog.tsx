import { useRef, useState } from 'react'
import { Button, ButtonLink } from '#client/components/button.tsx'
import { Dialog } from '#client/components/dialog.tsx'
import { editorDeliveryMessages } from '#client/i18n/editor-delivery.ts'
import { useMessages } from '#client/i18n/messages.ts'
import { useClient } from '#client/lib/client.tsx'
import { say } from '#client/lib/say.ts'
import { useShown } from '#client/lib/use-shown.ts'
import { toBase64 } from '#src/lib/encoding.ts'

/** The address of the file, and until when it works, in ms since 1970. */
type Link = { address: string; until: number }

/** Offers a link to the file for a browser that can save it. For formats other than PDF it links to this page. */
export function LinkDialog({ file, onClose }: { file: File; onClose: () => void }) {
  const t = useMessages(editorDeliveryMessages)
  const isPdf = file.type === 'application/pdf'
  const { link, failed, make } = useLink(file, isPdf)
  const until = link && new Intl.DateTimeFormat(t.locale, { timeStyle: 'short' }).format(link.until)
  return (
    <Dialog open onClose={onClose} title={t.title}>
      <p className="mt-3 text-muted">{isPdf ? t.text : t.otherText}</p>
      <div aria-live="polite">
        {isPdf && link === null && !failed && <p className="mt-5 text-muted">{t.making}</p>}
        {failed && (
          <div className="mt-5 flex flex-wrap items-center gap-3">
            <p className="mr-auto text-seal">{t.failed}</p>
            <Button icon="refresh" onClick={make}>
              {t.again}
            </Button>
          </div>
        )}
        {link && (
          <>
            <ol className="mt-5 grid list-decimal gap-1 pl-5">
              <li>{t.stepOpen}</li>
              <li>{t.stepMenu}</li>
            </ol>
            <ButtonLink variant="primary" wide href={link.address} className="mt-4" data-reload="">
              {t.open(file.name)}
            </ButtonLink>
            <p className="mt-6">{t.orCopy}</p>
          </>
        )}
      </div>
      {(link ?? !isPdf) && <CopyField address={link?.address ?? location.href} />}
      {until && <p className="mt-3 text-sm text-muted">{t.until(until)}</p>}
    </Dialog>
  )
}

function CopyField({ address }: { address: string }) {
  const t = useMessages(editorDeliveryMessages)
  const field = useRef<HTMLInputElement>(null)
  const [copied, setCopied] = useState(false)

  async function copy(): Promise<void> {
    field.current?.select()
    // Without a clipboard, the address stays selected for the system's own menu.
    await navigator.clipboard?.writeText(address).then(
      () => {
        setCopied(true)
        say(t.copied)
      },
      () => setCopied(false),
    )
  }

  return (
    <div className="mt-2 flex gap-2">
      <span className="form-box min-w-0 flex-1">
        <input
          ref={field}
          readOnly
          aria-label={t.address}
          value={address}
          onFocus={({ target }) => target.select()}
          className="h-11 w-full min-w-0 bg-transparent px-3 text-sm outline-none"
        />
      </span>
      <Button onClick={() => void copy()}>{copied ? t.copied : t.copy}</Button>
    </div>
  )
}

/** Uploads the file once, and again on request. */
function useLink(file: File, isWanted: boolean) {
  const client = useClient()
  const [link, setLink] = useState<Link | null>(null)
  const [failed, setFailed] = useState(false)

  function make(): void {
    setFailed(false)
    const run = async () => {
      const input = { name: file.name, file: toBase64(new Uint8Array(await file.arrayBuffer())) }
      const { data } = await client.call('user.Resume/linkFile', input)
      setLink({ address: `${location.origin}/file/${data.key}`, until: data.expires_at })
    }
    run().catch((error: unknown) => {
      setFailed(true)
      client.report(error, make)
    })
  }

  useShown(() => {
    if (isWanted) make()
  })

  return { link, failed, make }
}
