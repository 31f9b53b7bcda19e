/** The named characters of Latin 1, from 160 on. */
const latin =
  'nbsp iexcl cent pound curren yen brvbar sect uml copy ordf laquo not shy reg macr deg plusmn sup2 sup3 acute micro para middot cedil sup1 ordm raquo frac14 frac12 frac34 iquest Agrave Aacute Acirc Atilde Auml Aring AElig Ccedil Egrave Eacute Ecirc Euml Igrave Iacute Icirc Iuml ETH Ntilde Ograve Oacute Ocirc Otilde Ouml times Oslash Ugrave Uacute Ucirc Uuml Yacute THORN szlig agrave aacute acirc atilde auml aring aelig ccedil egrave eacute ecirc euml igrave iacute icirc iuml eth ntilde ograve oacute ocirc otilde ouml divide oslash ugrave uacute ucirc uuml yacute thorn yuml'
const others: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  bull: '•',
  ndash: '–',
  mdash: '—',
  hellip: '…',
  lsquo: '‘',
  rsquo: '’',
  sbquo: '‚',
  ldquo: '“',
  rdquo: '”',
  bdquo: '„',
  euro: '€',
  trade: '™',
  ensp: '\u2002',
  emsp: '\u2003',
  thinsp: ' ',
  rarr: '→',
  larr: '←',
  check: '✓',
  star: '☆',
  starf: '★',
  sbull: '•',
  OElig: 'Œ',
  oelig: 'œ',
  Scaron: 'Š',
  scaron: 'š',
}

const named = new Map([
  ...latin.split(' ').map((name, index): [string, string] => [name, String.fromCharCode(160 + index)]),
  ...Object.entries(others),
])

/** The character a name in HTML stands for; capitals count where both are known, `&Eacute;` and `&eacute;`. */
export function characterOf(name: string): string | undefined {
  return named.get(name) ?? named.get(name.toLowerCase())
}
