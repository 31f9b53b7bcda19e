import { useState } from 'react'
import { Button } from '#client/components/button.tsx'
import { lacksOf, type MadeFile } from '#client/features/editor/delivery/made-file.ts'
import { makePair } from '#client/features/editor/pdf/make-once.ts'
import { useDocument } from '#client/features/editor/session/use-editor.tsx'
import { exportName } from '#client/features/editor/shell/download.ts'
import { makePdf } from '#client/features/editor/shell/use-pdf.ts'
import { editorMessages } from '#client/i18n/editor.ts'
import { editorTwinMessages } from '#client/i18n/editor-twin.ts'
import { useMessages } from '#client/i18n/messages.ts'
import { useClient } from '#client/lib/client.tsx'
import { useAction } from '#client/lib/use-action.ts'
import type { ResumeDocument, ResumeLocale } from '#src/resume/document.ts'
import { untranslatedPlaces } from '#src/resume/twin/untranslated.ts'

type ExportBothProps = { theirs: ResumeDocument; deliver: (made: MadeFile) => Promise<void> }

/** Both twins as one PDF file, one language after the other, or as a file each. */
export function ExportBoth({ theirs, deliver }: ExportBothProps) {
  const t = useMessages(editorTwinMessages)
  const { untitled, failureNotice } = useMessages(editorMessages)
  const client = useClient()
  const mine = useDocument()
  const [first, setFirst] = useState<ResumeLocale>(mine.locale)
  const { busy, run } = useAction()
  const ordered = first === mine.locale ? ([mine, theirs] as const) : ([theirs, mine] as const)
  const lacking = untranslatedPlaces(mine).length + untranslatedPlaces(theirs).length
  const nameOf = (document: ResumeDocument) => `${exportName(document, untitled)}-${t.codes[document.locale]}`

  const fail = () => client.notify({ kind: 'error', title: failureNotice, text: t.bothFailed })

  async function one(): Promise<void> {
    const { bytes, missing, photoMissing } = await makePair(...ordered)
    const name = `${exportName(ordered[0], untitled)}-${ordered.map(({ locale }) => t.codes[locale]).join('-')}.pdf`
    await deliver({
      file: new File([bytes], name, { type: 'application/pdf' }),
      lacks: {
        photo: photoMissing,
        signs: missing,
        untranslated: lacking,
        blanks: ordered.reduce((sum, one) => sum + lacksOf(one).blanks, 0),
      },
    })
  }

  async function each(): Promise<void> {
    for (const document of ordered) {
      const pdf = await makePdf(document)
      const file = new File([pdf.bytes], `${nameOf(document)}.pdf`, { type: 'application/pdf' })
      // What is missing is listed above, once for both files.
      await deliver({ file, lacks: { ...lacksOf(document, pdf), untranslated: 0 } })
    }
  }

  return (
    <section className="mt-6 border-t border-line pt-5">
      <h3 className="font-medium">{t.both}</h3>
      <p className="mt-1 text-sm text-muted">{t.bothText}</p>
      {lacking > 0 && <p className="mt-1 text-sm text-seal">{t.lacks(lacking)}</p>}
      <fieldset className="mt-2 flex flex-wrap gap-x-5" aria-label={t.both}>
        {(['zh', 'en'] as const).map((locale) => (
          <label key={locale} className="flex min-h-11 items-center gap-2">
            <input
              type="radio"
              name="first"
              checked={first === locale}
              onChange={() => setFirst(locale)}
              className="size-4.5 accent-(--color-accent)"
            />
            {t.first(locale)}
          </label>
        ))}
      </fieldset>
      <div className="mt-2 flex flex-wrap gap-2">
        <Button icon="download" busy={busy} onClick={() => run(one, { onFailure: fail })}>
          {t.onePdf}
        </Button>
        <Button icon="download" busy={busy} onClick={() => run(each, { onFailure: fail })}>
          {t.twoPdfs}
        </Button>
      </div>
      <p role="status" className="sr-only">
        {busy ? t.making : ''}
      </p>
    </section>
  )
}
