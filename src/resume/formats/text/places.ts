import { company, department, school } from './entry-words.ts'
import { isJobTitle } from './job-titles.ts'

/** `Leeds LS7, UK`, `Bristol, England, United Kingdom`, `Ithaca, NY 14850`. */
const knownTown =
  /^\p{Lu}[\p{L}’'. -]{1,30}(?: [A-Z]{1,2}\d{1,2}[A-Z]?(?: \d[A-Z]{2})?| \d{1,2})?, (?:\p{Lu}[\p{L} ]{2,24}, )?(?:A[KLRZ]|C[AOT]|D[CE]|FL|GA|HI|I[ADLN]|K[SY]|LA|M[ADEINOST]|N[CDEHJMVY]|O[HKR]|PA|RI|S[CD]|T[NX]|UT|V[AT]|W[AIVY]|Alabama|Alaska|Arizona|Arkansas|California|Colorado|Connecticut|Delaware|Florida|Georgia|Hawaii|Idaho|Illinois|Indiana|Iowa|Kansas|Kentucky|Louisiana|Maine|Maryland|Massachusetts|Michigan|Minnesota|Mississippi|Missouri|Montana|Nebraska|Nevada|New Hampshire|New Jersey|New Mexico|New York|North Carolina|North Dakota|Ohio|Oklahoma|Oregon|Pennsylvania|Rhode Island|South Carolina|South Dakota|Tennessee|Texas|Utah|Vermont|Virginia|Washington|West Virginia|Wisconsin|Wyoming|Ontario|Quebec|British Columbia|Alberta|AB|BC|MB|N[BLS]|ON|QC|SK|NSW|VIC|QLD|UK|U\.K\.|USA?|U\.S\.A?\.?|UAE|KSA|Saudi Arabia|Qatar|Kuwait|Oman|Bahrain|Jordan|Lebanon|United Arab Emirates|United Kingdom|United States|England|Scotland|Wales|Northern Ireland|Ireland|Germany|Deutschland|France|Spain|España|Italy|Italia|Portugal|Netherlands|The Netherlands|Belgium|Luxembourg|Switzerland|Austria|Poland|Czech Republic|Czechia|Slovakia|Hungary|Romania|Bulgaria|Greece|Croatia|Serbia|Slovenia|Denmark|Sweden|Norway|Finland|Iceland|Estonia|Latvia|Lithuania|Ukraine|Russia|Turkey|Türkiye|Israel|Egypt|Morocco|Nigeria|Ghana|Kenya|Ethiopia|South Africa|India|Pakistan|Bangladesh|Sri Lanka|Nepal|China|Hong Kong|Taiwan|Japan|South Korea|Korea|Singapore|Malaysia|Indonesia|Thailand|Vietnam|Philippines|Australia|New Zealand|Canada|Mexico|Brazil|Argentina|Chile|Colombia|Peru)(?: \d{5}| [A-Z]\d[A-Z] ?\d[A-Z]\d)?$/u

/** `Newman WA`, as Australians write it. */
const australianTown = /^\p{Lu}[\p{L}’' -]{1,30} (?:NSW|VIC|QLD|TAS|ACT|WA|NT)(?: \d{4})?$/u

/** `Limerick, Co. Limerick` */
const irishTown = /^\p{Lu}[\p{L}’' -]{1,30}, (?:Co\.?|County) \p{Lu}\p{L}+(?:, Ireland)?$/u

/** Cities that are written without their country; none whose name is also that of a person or a thing. */
const greatCities = new Set(
  `London|Manchester|Birmingham|Liverpool|Leeds|Glasgow|Edinburgh|Cardiff|Belfast|Dublin|Paris|Lyon|Marseille|Toulouse|Lille|Nantes|Bordeaux|Strasbourg|Rennes|Montpellier|Grenoble|Dijon|Rouen|Reims|Angers|Brest|Caen|Metz|Clermont-Ferrand|Saint-Étienne|Saint-Malo|Berlin|München|Munich|Hamburg|Köln|Cologne|Frankfurt|Frankfurt am Main|Stuttgart|Düsseldorf|Leipzig|Dresden|Hannover|Hanover|Bremen|Nürnberg|Dortmund|Duisburg|Bochum|Wuppertal|Bielefeld|Bonn|Münster|Karlsruhe|Mannheim|Augsburg|Wiesbaden|Kiel|Aachen|Magdeburg|Freiburg|Krefeld|Lübeck|Erfurt|Rostock|Mainz|Kassel|Regensburg|Heidelberg|Potsdam|Darmstadt|Würzburg|Ulm|Salzburg|Innsbruck|Linz|Luzern|Wien|Vienna|Graz|Zürich|Zurich|Genf|Genève|Geneva|Basel|Bern|Lausanne|Amsterdam|Rotterdam|Den Haag|The Hague|Utrecht|Eindhoven|Brussels|Bruxelles|Brussel|Antwerp|Antwerpen|Gent|Ghent|Luxembourg|Madrid|Barcelona|Valencia|Sevilla|Seville|Bilbao|Zaragoza|Málaga|Lisboa|Lisbon|Porto|Milano|Milan|Roma|Rome|Torino|Turin|Bologna|Firenze|Napoli|Naples|Copenhagen|København|Aarhus|Stockholm|Göteborg|Gothenburg|Malmö|Oslo|Bergen|Trondheim|Helsinki|Tampere|Reykjavik|Tallinn|Riga|Vilnius|Warsaw|Warszawa|Kraków|Krakow|Wrocław|Gdańsk|Poznań|Łódź|Prague|Praha|Brno|Bratislava|Budapest|Bucharest|București|Cluj-Napoca|Sofia|Athens|Thessaloniki|Belgrade|Zagreb|Ljubljana|Kyiv|Lviv|Istanbul|İstanbul|Ankara|Izmir|Moscow|Saint Petersburg|New York|New York City|NYC|Los Angeles|San Francisco|San Francisco Bay Area|Bay Area|San Diego|San Jose|Palo Alto|Mountain View|Seattle|Boston|Chicago|Philadelphia|Atlanta|Dallas|Houston|Denver|Minneapolis|Detroit|Miami|Las Vegas|Washington DC|Washington D.C.|Toronto|Montreal|Montréal|Vancouver|Ottawa|Calgary|Mexico City|Ciudad de México|Guadalajara|Monterrey|São Paulo|Sao Paulo|Rio de Janeiro|Belo Horizonte|Brasília|Curitiba|Porto Alegre|Buenos Aires|Santiago de Chile|Bogotá|Bogota|Medellín|Lima|Quito|Montevideo|Tel Aviv|Jerusalem|Dubai|Abu Dhabi|Doha|Riyadh|Cairo|Casablanca|Lagos|Abuja|Accra|Nairobi|Addis Ababa|Johannesburg|Cape Town|Mumbai|Delhi|New Delhi|Bangalore|Bengaluru|Hyderabad|Chennai|Pune|Kolkata|Gurgaon|Gurugram|Noida|Ahmedabad|Karachi|Lahore|Islamabad|Dhaka|Colombo|Kathmandu|Singapore|Kuala Lumpur|Penang|Jakarta|Bandung|Bangkok|Manila|Hanoi|Hà Nội|Ho Chi Minh City|Hồ Chí Minh City|Da Nang|Đà Nẵng|Hong Kong|Macau|Taipei|Kaohsiung|Tokyo|Osaka|Kyoto|Yokohama|Nagoya|Fukuoka|Seoul|Busan|Beijing|Shanghai|Shenzhen|Guangzhou|Hangzhou|Chengdu|Nanjing|Suzhou|Wuhan|Xi’an|Xi'an|Tianjin|Chongqing|Qingdao|Xiamen|Dalian|Melbourne|Brisbane|Canberra|Adelaide|Auckland|Remote`.split(
    '|',
  ),
)

/** Whether a text is a large city without its country, such as `Lisbon`. */
export function isGreatCity(text: string): boolean {
  if (!/^\p{Lu}{4,}(?: \p{Lu}{2,})*$/u.test(text)) return greatCities.has(text)
  // `LISBON`
  const words = text.split(' ').map((word) => word.charAt(0) + word.slice(1).toLowerCase())
  return greatCities.has(words.join(' '))
}

/** A street with its number. */
export const street =
  /^〒\s?\d{3}-\d{4}|^(?:Flat|Unit|Apartment|Apt\.?|Room|Suite|Block) \w{1,6}, [\d\p{Lu}]|^\d{1,5}[a-z]?,? [\p{L} .'’-]{2,40}(?<!\p{L})(?:street|st|road|rd|avenue|ave|lane|ln|drive|dr|boulevard|blvd|parkway|pkwy|highway|hwy|court|ct|square|terrace|close|crescent|gardens|row|walk|quay|way|place|parade|grove|hill|mews)(?!\p{L})|^\d{1,4}(?: ?bis)?,? (?:rue|avenue|boulevard|quai|place|chemin|allée|impasse|route|cours|passage|square) |^(?:rue|via|viale|piazza|calle|rua|avenida|plaza|ul\.) |^\p{L}[\p{L}.-]*(?: ?str(?:aße|asse|\.)|weg|platz|allee|gasse|straat|laan|gracht) ?\d|^(?:\p{Script=Han}{2,3}省)?\p{Script=Han}{2,3}市\p{Script=Han}{1,4}[区县](?![委政法]).*(?:街|路|道|号|室|村|镇|园|厦|苑|弄|巷)/iu

/** Whether a text is a town with a country or a state people know. */
export function isKnownTown(text: string): boolean {
  return (
    text.length <= 60 &&
    [knownTown, australianTown, irishTown].some((form) => form.test(text)) &&
    // The state `CO` is no company, nor is the province `AB`.
    ![school, company, department].some((words) =>
      words.test(text.replace(/, (?:AB|CO|NV|SA|AS|Co\. \p{L}+)(?: \d{5})?$/u, '')),
    )
  )
}

/** Whether a text is a town by itself: known by its country or state, or a large city. */
export function isNamedTown(text: string): boolean {
  return isKnownTown(text) || isGreatCity(text)
}

/** The town in the rest of a line of contact details: `Leeds`, `44000 Nantes –`, `Bristol,`. */
export function townBeside(text: string): string | undefined {
  const [, town] =
    /^(?:\d{4,5} )?(\p{Lu}\p{Ll}[\p{L}’'.-]*(?: \p{Lu}\p{Ll}[\p{L}’'.-]*){0,2}(?:, \p{Lu}[\p{L} ]{1,20})?)(?:[\s,–—-]+)?$/u.exec(
      text,
    ) ?? []
  return town === undefined || isJobTitle(town) || [school, company].some((words) => words.test(town))
    ? undefined
    : town
}

/** A town with its postal code in front or, in Britain, behind; a country may be in brackets. */
const codedTown =
  /^(?:\d{4} [A-Z]{2}|[A-Z]{1,2}\d{1,2}[A-Z]? \d[A-Z]{2}|(?:[A-Z]{1,2}-)?\d{4,6}(?:-\d{3,4})?|\d{2}-\d{3}) (\p{Lu}[\p{L}’' -]{2,30}?(?: \([\p{L} ]+\))?)$|^(\p{Lu}[\p{L}’' -]{2,30}?) (?:[A-Z]{1,2}\d{1,2}[A-Z]? \d[A-Z]{2}|[A-Z]\d{2} [A-Z\d]{4}|(?:NSW|VIC|QLD|TAS|ACT|WA|SA|NT),? \d{4})$/u

/** The town of a line that has its postal code too: `44000 Nantes`, `Leeds LS7 4AB`. */
export function codedTownOf(text: string): string | undefined {
  if (street.test(text)) return undefined
  const [, behind, before] = codedTown.exec(text) ?? []
  return behind ?? before
}

/** A postal code apart from its town: in front of it, or in Britain behind. */
const codeBefore = /(?<=^|, )(\d{4,6}), (?=\p{Lu})/gu
const codeBehind = /(?<=\p{Ll}), (?=[A-Z]{1,2}\d{1,2}[A-Z]? \d[A-Z]{2}(?:,|$))/gu

/** The parts of an address, between commas or dashes. */
export function addressParts(text: string): string[] {
  const whole = text
    .replace(/ ?\((?:home|work|domicile|domicilio|casa|privat|zuhause|thuis)\)$/iu, '')
    .replace(codeBefore, '$1 ')
    .replace(codeBehind, ' ')
  return whole.split(/, | [–—](?= |$)/).flatMap((part) => part.trim() || [])
}

/**
 * Splits an address at its town: the part with a postal code, with a known state or country, or the last one after a
 * street.
 */
export function partAddress(whole = ''): { address: string; city: string } | undefined {
  const [code = ''] = /^〒\s?\d{3}-?\d{4}\s*(?=\p{Script=Han})/u.exec(whole) ?? []
  const text = whole.slice(code.length)
  const [chinese = ''] =
    /^(?:\p{Script=Han}{2,3}省)?\p{Script=Han}{2,3}?市|^(?:東京都|北海道|京都府|大阪府|\p{Script=Han}{2,3}県)\p{Script=Han}{1,5}?[市区町村]/u.exec(
      text,
    ) ?? []
  const within = text.slice(chinese.length)
  if (chinese !== '' && within.length > 3) return { address: code + within, city: chinese }
  const parts = addressParts(text)
  const coded = parts.findIndex((part) => codedTownOf(part) !== undefined)
  if (coded >= 0) {
    const [place = '', ...country] = parts.slice(coded)
    const town = codedTownOf(place) ?? place
    return {
      address: [...parts.slice(0, coded), place.replace(town, '').trim()].join(', '),
      city: [town, ...country].join(', '),
    }
  }
  const known = parts.slice(-2).join(', ')
  if (parts.length > 2 && isKnownTown(known)) return { address: parts.slice(0, -2).join(', '), city: known }
  const [first = '', last = ''] = parts
  // `Flat 3, 12 Rosebank Road, Cape Town 7700`, `18 Harbour Parade, Wellington 6011`
  const coda = parts.at(-1) ?? ''
  const bareTown = coda.replace(/(?<=\p{Ll}) \d{4,6}$/u, '')
  const isBehindStreet = parts.slice(0, -1).some((part) => street.test(part))
  if (bareTown !== coda && isBehindStreet && townBeside(bareTown) === bareTown)
    return { address: parts.slice(0, -1).join(', '), city: bareTown }
  const town = street.test(first) && parts.length === 2 ? townBeside(last) : undefined
  return town === undefined ? undefined : { address: first, city: town }
}
