/** What only says how a page looks, or differs from build to build. */
const LOOKS = /\s(?:class|style|nonce|data-[\w-]+|d|viewBox)="[^"]*"/g
const UNTOLD = /<style.*?<\/style>|<script(?! type="application\/ld\+json").*?<\/script>|<path[^>]*>|<!--.*?-->/gs
/** Ids that React counts, which change with whatever is put anywhere before them. */
const COUNTED = /_R_\w*_/g
/** Addresses of files of the build. */
const BUILT = /<link[^>]*rel="(?:modulepreload|stylesheet)"[^>]*>|<link rel="preload" as="(?!image)[^>]*>/g

/**
 * What a page says and what can be done with it: a line for each element that has attributes and for each text, without
 * what says how it looks.
 */
export function pageOutline(html: string): string[] {
  return html
    .replace(UNTOLD, '')
    .replace(BUILT, '')
    .replace(LOOKS, '')
    .replace(COUNTED, 'counted')
    .replace(/<\/[\w-]+>|<[a-g i-z][\w-]*\/?>/gi, '\n')
    .replace(/<h[1-6]>/g, '\n$&')
    .replace(/<(?!h[1-6]>)[^>]*>/g, '\n$&\n')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
}

/** The head of a page and its content, without the header and the footer that all pages share. */
export function withoutFrame(html: string): string {
  const [head = ''] = /^.*?<\/head>/s.exec(html) ?? []
  const [main] = /<main.*<\/main>/s.exec(html) ?? []
  return main === undefined ? html : head + main
}
