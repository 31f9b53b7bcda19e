import { type ReactNode, Suspense, use } from 'react'
import { browser } from 'react-dom'
import { resourceKey, useResources } from '#client/lib/resources.tsx'
import type { DataEndpointName, InputOf, OutputOf } from '#src/contract/endpoints.ts'
import { toJsonScript } from '#src/lib/json-script.ts'
import { ErrorBoundary } from './error-boundary.tsx'

type DeferredProps<N extends DataEndpointName> = {
  name: N
  input: InputOf<N>
  /** Shown until the answer arrives; give it the same height as the content. */
  fallback: ReactNode
  /** Shown when the call fails. */
  failure: ReactNode
  children: (data: OutputOf<N>) => ReactNode
}

/**
 * Content that needs another API call. It is streamed after the shell with its data, or loaded by the browser when the
 * page is kept for all signed-in users.
 */
export function Deferred<N extends DataEndpointName>({ fallback, failure, ...content }: DeferredProps<N>) {
  return (
    <ErrorBoundary fallback={failure}>
      <Suspense fallback={fallback}>
        <Content {...content} />
      </Suspense>
    </ErrorBoundary>
  )
}

function Content<N extends DataEndpointName>({
  name,
  input,
  children,
}: Pick<DeferredProps<N>, 'name' | 'input' | 'children'>) {
  const resources = useResources()
  if (import.meta.env.SSR && resources.isForMany) use(browser())
  const data = use(resources.read(name, input))
  return (
    <>
      <DataScript id={resourceKey(name, input)} data={data} />
      {children(data)}
    </>
  )
}

/** Embeds the data for hydration; the browser does not touch it. */
function DataScript({ id, data }: { id: string; data: unknown }) {
  const html = import.meta.env.SSR ? toJsonScript(data) : ''
  return (
    <script
      type="application/json"
      data-resource={id}
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: html }}
    />
  )
}
