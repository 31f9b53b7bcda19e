import { toJsonScript } from '#src/lib/json-script.ts'

/** What a page is about, in the words of schema.org; a block of data that browsers never run. */
export function StructuredData({ type, value }: { type: string; value: object }) {
  const json = toJsonScript({ '@context': 'https://schema.org', '@type': type, ...value })
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />
}
