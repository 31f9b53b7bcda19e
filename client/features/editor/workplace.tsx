import { useState } from 'react'
import { flushSync } from 'react-dom'
import { PartBoundary } from '#client/components/part-boundary.tsx'
import { editorMessages } from '#client/i18n/editor.ts'
import { useMessages } from '#client/i18n/messages.ts'
import { useClient } from '#client/lib/client.tsx'
import { keepOffline } from '#client/lib/keep-offline.ts'
import { isKeepingOff } from '#client/lib/kept-mark.ts'
import { useLocale, usePage, usePayload } from '#client/lib/page.tsx'
import { lazyPart } from '#client/lib/part.ts'
import { localePath } from '#client/lib/paths.ts'
import { useAction } from '#client/lib/use-action.ts'
import { useShown } from '#client/lib/use-shown.ts'
import { readEditor } from '#src/contract/own-addresses.ts'
import type { PayloadOf } from '#src/contract/payloads.ts'
import { copyResume } from '#src/resume/copy.ts'
import { SidePane, type SideView } from './checks/side-pane.tsx'
import { CommentsProvider } from './comments/use-comments.tsx'
import { lacksOf } from './delivery/made-file.ts'
import { useDelivery } from './delivery/use-delivery.tsx'
import { DesignPane } from './design/design-pane.tsx'
import { focusField, type PlaceInField } from './forms/focus-field.ts'
import { SectionsPane } from './forms/sections-pane.tsx'
import { showSheet } from './paper/use-paper.ts'
import { Phrases } from './phrases/phrases.tsx'
import { ApplicationsProvider } from './posting/use-applications.tsx'
import { accountHome, HomeContext, useHome, useReportUnkept } from './session/home.tsx'
import { EditorContext, useEditor } from './session/use-editor.tsx'
import { useSession } from './session/use-session.ts'
import { exportName } from './shell/download.ts'
import { HelpDialog } from './shell/help-dialog.tsx'
import { Notices } from './shell/notices.tsx'
import { focusPane, type PaneName, Panes } from './shell/panes.tsx'
import { PreviewPane } from './shell/preview-pane.tsx'
import type { EditorSheet } from './shell/sheets.ts'
import { TopBar } from './shell/top-bar.tsx'
import { useHistory } from './shell/use-history.ts'
import { usePdf } from './shell/use-pdf.ts'
import { useShortcuts } from './shell/use-shortcuts.ts'
import { useTips } from './shell/use-tips.ts'
import { VersionsDialog } from './shell/versions-dialog.tsx'
import { NewResume } from './start/new-resume.tsx'
import { Thumbnail } from './thumbnail/thumbnail.ts'

type Loaded = NonNullable<PayloadOf<'editor'>['resume']>

const ShareDialog = lazyPart(async () => (await import('./sharing/share-dialog.tsx')).ShareDialog)
const ExportDialog = lazyPart(async () => (await import('./export/export-dialog.tsx')).ExportDialog)
const Palette = lazyPart(async () => (await import('./palette/palette.tsx')).Palette)
const OwnDesigns = lazyPart(async () => (await import('./design/own-designs.tsx')).OwnDesigns)
const EveryDesign = lazyPart(async () => (await import('./design/every-design.tsx')).EveryDesign)
const TwinDialog = lazyPart(async () => (await import('./twin/twin-dialog.tsx')).TwinDialog)
const PhoneDialog = lazyPart(async () => (await import('./phone/phone-dialog.tsx')).PhoneDialog)
const PostingDialog = lazyPart(async () => (await import('./posting/posting-dialog.tsx')).PostingDialog)
const ImportHere = lazyPart(async () => (await import('./import/import-ways.tsx')).ImportHere)

/** The editor of a résumé of the account, or the start screen. */
export function Workplace() {
  const { resume } = usePayload('editor')
  const client = useClient()
  const [home] = useState(() => accountHome(client))
  return <HomeContext value={home}>{resume === null ? <NewResume /> : <Editor resume={resume} />}</HomeContext>
}

function Editor({ resume }: { resume: Loaded }) {
  const t = useMessages(editorMessages)
  const locale = useLocale()
  const session = useSession(resume)
  useShown(() => {
    if (!isKeepingOff()) keepOffline(locale, 'account')
  })
  if (session === null) return <p className="p-8 text-muted">{t.loading}</p>
  return (
    <EditorContext value={session}>
      <CommentsProvider>
        <ApplicationsProvider>
          <OpenEditor />
        </ApplicationsProvider>
      </CommentsProvider>
    </EditorContext>
  )
}

/** The editor of the open résumé. */
export function OpenEditor() {
  const t = useMessages(editorMessages)
  const [tab, setTab] = useState<PaneName>('edit')
  const [side, setSide] = useState<SideView>('design')
  const { search } = usePage()
  const [sheet, setSheet] = useState<EditorSheet | null>(() => firstSheet(search))
  const { saving } = useEditor()
  const { undo, redo } = useHistory()
  const { kind } = useHome()
  const pdf = usePdf()
  const { deliver, dialog } = useDelivery()
  const { download, isDownloading } = useDownload(pdf.current, deliver)
  const duplicate = useDuplicate()
  const showPane = (name: PaneName) => {
    flushSync(() => setTab(name))
    focusPane(name)
  }
  const showSide = (view: SideView) => {
    flushSync(() => setSide(view))
    showPane('design')
  }
  const save = () => saving.send({ type: 'save.now' })
  useShortcuts({
    undo,
    redo,
    save,
    download,
    help: () => setSheet('help'),
    palette: () => setSheet('palette'),
    pane: showPane,
  })
  useTips()
  const close = () => setSheet(null)
  const showField = (address: string, place?: PlaceInField) => {
    flushSync(() => setTab('edit'))
    focusField(address, place)
  }
  return (
    <>
      {/* The preview is drawn for the screen: printed, it would be blurred, and lack the pages out of sight. */}
      <p className="hidden print:block">{t.onPaper}</p>
      <div className="flex h-full flex-col print:hidden" data-commands="">
        <TopBar onDownload={download} onDuplicate={duplicate} onOpen={setSheet} busy={isDownloading} />
        <Notices onShowForms={() => flushSync(() => setTab('edit'))} />
        <Panes
          sections={<SectionsPane onTwin={() => setSheet('twin')} />}
          preview={<PreviewPane {...pdf} onPick={({ address, line }) => showField(address, { line })} />}
          design={
            <SidePane
              design={
                <DesignPane
                  made={pdf.made}
                  onEveryDesign={() => setSheet('designs')}
                  onOwnDesigns={() => setSheet('ownDesigns')}
                />
              }
              made={pdf.made}
              view={side}
              onView={setSide}
              onShowField={showField}
              onPosting={() => setSheet('posting')}
            />
          }
          tab={tab}
          onTab={setTab}
        />
        {sheet === 'help' && <HelpDialog onClose={close} />}
        {sheet === 'versions' && <VersionsDialog onClose={close} present={pdf.made} />}
        <PartBoundary key={sheet} onGone={close}>
          {sheet === 'share' && <ShareDialog onClose={close} />}
          {sheet === 'export' && <ExportDialog onClose={close} pdf={pdf.current} deliver={deliver} />}
          {sheet === 'designs' && <EveryDesign onClose={close} made={pdf.made} />}
          {sheet === 'ownDesigns' && <OwnDesigns onClose={close} />}
          {sheet === 'twin' && <TwinDialog onClose={close} onShowField={showField} deliver={deliver} />}
          {sheet === 'posting' && <PostingDialog onClose={close} current={pdf.current} />}
          {sheet === 'import' && <ImportHere onClose={close} />}
          {sheet === 'phone' && <PhoneDialog purpose="resume" onClose={close} />}
          {sheet === 'palette' && (
            <Palette
              pages={pdf.made.get()?.pdf.pages ?? 0}
              onClose={close}
              actions={{
                ...{ undo, redo, save, download, duplicate },
                open: setSheet,
                design: () => showSide('design'),
                checks: () => showSide('checks'),
                spelling: () => showSide('checks'),
                forms: () => flushSync(() => setTab('edit')),
                page: (page) => {
                  showPane('preview')
                  showSheet(page)
                },
              }}
            />
          )}
        </PartBoundary>
        <Phrases />
        {kind === 'account' && <Thumbnail made={pdf.made} />}
        {dialog}
      </div>
    </>
  )
}

/** The dialog that the address asks for: links in lists open the twin, or the application. */
function firstSheet(search: string): EditorSheet | null {
  const { twin, posting } = readEditor(new URLSearchParams(search))
  return twin ? 'twin' : posting ? 'posting' : null
}

/** Downloads the file of the present document, and once on opening if the address asks for it. */
function useDownload(
  current: ReturnType<typeof usePdf>['current'],
  deliver: ReturnType<typeof useDelivery>['deliver'],
) {
  const t = useMessages(editorMessages)
  const client = useClient()
  const { document } = useEditor()
  const { search } = usePage()
  const { busy, run } = useAction()

  async function make(): Promise<void> {
    const pdf = await current()
    const name = `${exportName(document.get(), t.untitled)}.pdf`
    const file = new File([pdf.bytes], name, { type: 'application/pdf' })
    await deliver({ file, lacks: lacksOf(document.get(), pdf) })
  }
  const fail = () => client.notify({ kind: 'error', title: t.failureNotice, text: t.makingFailed })
  const download = () => run(make, { onFailure: fail })

  useShown(() => {
    if (readEditor(new URLSearchParams(search)).download) download()
  })

  return { download, isDownloading: busy }
}

/** Returns a function that copies the résumé and opens the copy, which has what is not saved yet, too. */
function useDuplicate(): () => void {
  const client = useClient()
  const { locale } = usePage()
  const { document, newId } = useEditor()
  const home = useHome()
  const report = useReportUnkept()
  return () => {
    const run = async () => {
      const path = await client.withLoading(home.create(copyResume(document.get(), locale), newId()))
      await client.navigate(localePath(locale, path))
    }
    run().catch(report)
  }
}
