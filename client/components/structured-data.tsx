import { toJsonScript } from '#src/lib/json-script.ts'

type Data = { type: string; value: object }

/**
 * What a page is about, in the words of schema.org; a block of data that browsers never run. Only search engines read
 * it: scripts leave what the server wrote as it is, and bring neither it nor what makes it (`null`).
 */
export function StructuredData({ data }: { data: Data | null }) {
  const json = data && toJsonScript({ '@context': 'https://schema.org', '@type': data.type, ...data.value })
  return <script type="application/ld+json" suppressHydrationWarning dangerouslySetInnerHTML={{ __html: json ?? '' }} />
}

/** Stands in the browser where a page has structured data. */
export function NoData() {
  return <StructuredData data={null} />
}
