import { preinit } from 'react-dom'
import pagesCss from '#client/styles/pages.css?url'

const PRECEDENCE = 'pages'

/** Makes the page wait for the style sheet that is not inlined in its document. */
export function AllStyles() {
  return <link rel="stylesheet" href={pagesCss} precedence={PRECEDENCE} />
}

/** Loads ahead the style sheet that `AllStyles` waits for: dialogs and the next page need it. */
export function fetchAllStyles(): void {
  preinit(pagesCss, { as: 'style', precedence: PRECEDENCE })
}
