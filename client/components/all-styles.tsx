import { preinit } from 'react-dom'
import pagesCss from '#client/styles/pages.css?url'

const PRECEDENCE = 'pages'

/** The page waits for the styles that are not inside its document. */
export function AllStyles() {
  return <link rel="stylesheet" href={pagesCss} precedence={PRECEDENCE} />
}

/** Fetches them for what may come over the page, and for the next one. */
export function fetchAllStyles(): void {
  preinit(pagesCss, { as: 'style', precedence: PRECEDENCE })
}
