import { useState } from 'react'
import { Button } from '#client/components/button.tsx'
import { Icon } from '#client/components/icon.tsx'
import type { MadePdf } from '#client/features/editor/shell/use-pdf.ts'
import { editorChecksMessages } from '#client/i18n/editor-checks.ts'
import { useMessages } from '#client/i18n/messages.ts'
import { loadPart } from '#client/lib/part.ts'
import { useAsync } from '#client/lib/use-async.ts'
import { localeTags } from '#src/contract/locale.ts'
import { machineFacts, recognisedIn } from '#src/resume/checks/machine.ts'
import { Disclosure } from './disclosure.tsx'

/** Shows the text a program extracts from the file; it is read only while this is open. */
export function MachineText({ made }: { made: MadePdf | null }) {
  const t = useMessages(editorChecksMessages)
  const [isOpen, setOpen] = useState(false)
  const { value: pages, failed } = useAsync(isOpen ? made : null, async ({ pdf }) => {
    const { readPdfText } = await loadPart(() => import('./read-pdf-text.ts'))
    return readPdfText((await pdf.file()).bytes)
  })
  const text = pages?.join('\n\n') ?? ''
  return (
    <Disclosure title={t.machine} note={t.machineNote} onToggle={setOpen}>
      {failed && (
        <p role="alert" className="text-sm text-seal">
          {t.readingFailed}
        </p>
      )}
      {pages === null && !failed && <p className="text-sm text-muted">{t.reading}</p>}
      {pages !== null && made !== null && (
        <>
          <Facts made={made} text={text} />
          {pages.map((page, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: pages have no other name
            <div key={index} className="mt-3">
              {pages.length > 1 && <h3 className="mb-1 text-sm text-muted">{t.machineOf(index + 1)}</h3>}
              <p
                lang={localeTags[made.document.locale]}
                className="max-h-96 overflow-auto rounded-md bg-sunken p-3 text-sm break-words whitespace-pre-wrap"
                // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, and the keyboard must reach it
                tabIndex={0}
              >
                {page}
              </p>
            </div>
          ))}
          <CopyButton text={text} />
        </>
      )}
    </Disclosure>
  )
}

/** Shows which essentials a program finds in the text, each with an icon. */
function Facts({ made, text }: { made: MadePdf; text: string }) {
  const t = useMessages(editorChecksMessages)
  const names = { name: t.factName, phone: t.factPhone, email: t.factEmail, titles: t.factTitles }
  const recognised = recognisedIn(made.document, text)
  return (
    <ul className="grid gap-1 text-sm">
      {machineFacts
        .filter((fact) => fact in recognised)
        .map((fact) => (
          <li key={fact} className={`flex items-center gap-1.5 ${recognised[fact] ? '' : 'text-seal'}`}>
            <Icon name={recognised[fact] ? 'check' : 'warning'} className={recognised[fact] ? 'text-accent' : ''} />
            {names[fact]}
            <span className="text-muted">{recognised[fact] ? t.recognised : t.notRecognised}</span>
          </li>
        ))}
    </ul>
  )
}

function CopyButton({ text }: { text: string }) {
  const t = useMessages(editorChecksMessages)
  const [copied, setCopied] = useState<boolean | null>(null)
  const copy = () => {
    // Old browsers, and pages without a secure origin, have no clipboard.
    const written = navigator.clipboard?.writeText(text) ?? Promise.reject(new Error('There is no clipboard'))
    written.then(
      () => setCopied(true),
      () => setCopied(false),
    )
  }
  return (
    <p className="mt-3 flex flex-wrap items-center gap-2 text-sm max-sm:[&>button]:min-h-11">
      <Button size="small" onClick={copy}>
        {t.copy}
      </Button>
      <span role="status">{copied === null ? '' : copied ? t.copied : t.copyFailed}</span>
    </p>
  )
}
