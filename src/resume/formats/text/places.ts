import { company, department, isJobTitle, school } from './entry-words.ts'

/** `Leeds LS7, UK`, `Bristol, England, United Kingdom`, `Ithaca, NY 14850`. */
const knownTown =
  /^\p{Lu}[\p{L}’'. -]{1,30}(?: [A-Z]{1,2}\d{1,2}[A-Z]?(?: \d[A-Z]{2})?)?, (?:\p{Lu}[\p{L} ]{2,24}, )?(?:A[KLRZ]|C[AOT]|D[CE]|FL|GA|HI|I[ADLN]|K[SY]|LA|M[ADEINOST]|N[CDEHJMVY]|O[HKR]|PA|RI|S[CD]|T[NX]|UT|V[AT]|W[AIVY]|AB|BC|MB|N[BLS]|ON|QC|SK|NSW|VIC|QLD|UK|U\.K\.|USA?|U\.S\.A?\.?|UAE|United Kingdom|United States|England|Scotland|Wales|Northern Ireland|Ireland|Germany|Deutschland|France|Spain|España|Italy|Italia|Portugal|Netherlands|The Netherlands|Belgium|Luxembourg|Switzerland|Austria|Poland|Czech Republic|Czechia|Slovakia|Hungary|Romania|Bulgaria|Greece|Croatia|Serbia|Slovenia|Denmark|Sweden|Norway|Finland|Iceland|Estonia|Latvia|Lithuania|Ukraine|Russia|Turkey|Türkiye|Israel|Egypt|Morocco|Nigeria|Ghana|Kenya|Ethiopia|South Africa|India|Pakistan|Bangladesh|Sri Lanka|Nepal|China|Hong Kong|Taiwan|Japan|South Korea|Korea|Singapore|Malaysia|Indonesia|Thailand|Vietnam|Philippines|Australia|New Zealand|Canada|Mexico|Brazil|Argentina|Chile|Colombia|Peru)(?: \d{5}| [A-Z]\d[A-Z] ?\d[A-Z]\d)?$/u

/** A street with its number. */
export const street =
  /^\d{1,5}[a-z]?,? [\p{L} .'’-]{2,40}(?<!\p{L})(?:street|st|road|rd|avenue|ave|lane|drive|boulevard|blvd|court|square|terrace|close|crescent)(?!\p{L})|^\d{1,4}(?: ?bis)?,? (?:rue|avenue|boulevard|quai|place|chemin) |^(?:rue|via|calle|rua|avenida|ul\.) |^\p{L}[\p{L}.-]*(?: ?str(?:aße|asse|\.)|weg|platz|allee|gasse|straat|laan|gracht) ?\d/iu

/** Whether a text is a town with a country or a state people know. */
export function isKnownTown(text: string): boolean {
  return text.length <= 60 && knownTown.test(text) && ![school, company, department].some((words) => words.test(text))
}

/** The town in what is left of a line of contact details: `Leeds`, `44000 Nantes –`, `Bristol,`. */
export function townBeside(text: string): string | undefined {
  const [, town] =
    /^(?:\d{4,5} )?(\p{Lu}\p{Ll}[\p{L}’'.-]*(?: \p{Lu}\p{Ll}[\p{L}’'.-]*){0,2}(?:, \p{Lu}[\p{L} ]{1,20})?)(?:[\s,–—-]+)?$/u.exec(
      text,
    ) ?? []
  return town === undefined || isJobTitle(town) || [school, company].some((words) => words.test(town))
    ? undefined
    : town
}

/** Parts an address at its postal code, which a town follows, or before a town people know. */
export function partAddress(text = ''): { address: string; city: string } | undefined {
  const at = text.search(/(?<=(?:^|[ ,-])\d{4,6}) (?=\p{Lu}[\p{L}’' -]{2,30}(?:, \p{Lu}[\p{L} ]{1,24})?$)/u)
  if (at >= 0) return { address: text.slice(0, at), city: text.slice(at + 1) }
  const parts = text.split(', ')
  const [address, city] = [parts.slice(0, -2).join(', '), parts.slice(-2).join(', ')]
  return address !== '' && isKnownTown(city) ? { address, city } : undefined
}
