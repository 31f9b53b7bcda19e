import { type MouseEvent, useState } from 'react'
import { useClient, useSignInLink, useUser } from '#client/lib/client.tsx'
import { templatePath, wordFilePath } from '#src/contract/addresses.ts'

type DownloadLink = {
  /** The address of the file; for visitors the login page that leads back to the template. */
  href: string
  download: '' | undefined
  onClick: (event: MouseEvent) => void
}

type Download = {
  busy: boolean
  link: DownloadLink
  /** Starts the download without a link, for signed-in users. */
  start: () => void
}

/**
 * Downloads a template: the page saves the file, so that it knows whether that worked; visitors sign in first.
 * @param onDone called when the download is over, whether it worked or not
 */
export function useDownload(id: number, onDone?: () => void): Download {
  const client = useClient()
  const [busy, setBusy] = useState(false)
  const isSignedIn = useUser() !== null
  const signIn = useSignInLink(templatePath(id), () => void run())
  const file = wordFilePath(id)

  async function run(): Promise<void> {
    setBusy(true)
    await client.download(file, () => void run())
    onDone?.()
    setBusy(false)
  }

  const start = () => void run()
  if (!isSignedIn) return { busy, link: { ...signIn, download: undefined }, start }
  const onClick = (event: MouseEvent) => {
    event.preventDefault()
    if (!busy) start()
  }
  return { busy, link: { href: file, download: '', onClick }, start }
}
