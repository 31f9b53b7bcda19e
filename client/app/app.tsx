import { ErrorBoundary } from '#client/components/error-boundary.tsx'
import { layouts } from '#client/layouts/layouts.tsx'
import { type Client, ClientContext } from '#client/lib/client.tsx'
import { PageContext } from '#client/lib/page.tsx'
import { type Resources, ResourcesContext } from '#client/lib/resources.tsx'
import { useStore } from '#client/lib/store.ts'
import { ErrorPage } from '#client/routes/error-page.tsx'
import { OverlaysHost } from './overlays-host.tsx'
import { pageComponent, shownRoute } from './pages.ts'

/** The application inside the document: the current page in its layout. */
export function App({ client, resources }: { client: Client; resources: Resources }) {
  const page = useStore(client.page)
  const route = shownRoute(page)
  const Layout = layouts[route?.layout ?? 'default']
  const Page = route ? pageComponent(route) : null
  return (
    <ClientContext value={client}>
      <ResourcesContext value={resources}>
        <PageContext value={page}>
          <Layout>
            <ErrorBoundary key={page.arrival} fallback={<ErrorPage error={{ status: 500, message: '' }} />}>
              {Page ? <Page /> : <ErrorPage error={page.error ?? { status: 0, message: '' }} />}
            </ErrorBoundary>
          </Layout>
          <OverlaysHost />
        </PageContext>
      </ResourcesContext>
    </ClientContext>
  )
}
