import { toJsonScript } from '#src/lib/json-script.ts'

type Data = { type: string; value: object }

/**
 * Structured data about a page (schema.org), as a data block that browsers never run. Only search engines read it, so
 * browsers keep what the server wrote and do not load the code that makes it (`null`).
 */
export function StructuredData({ data }: { data: Data | null }) {
  const json = data && toJsonScript({ '@context': 'https://schema.org', '@type': data.type, ...data.value })
  return <script type="application/ld+json" suppressHydrationWarning dangerouslySetInnerHTML={{ __html: json ?? '' }} />
}

/** The browser's replacement for structured data. */
export function NoData() {
  return <StructuredData data={null} />
}
