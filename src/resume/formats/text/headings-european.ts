import type { ReadHeadingKind } from './headings.ts'

/** Headings of German and French résumés, in small letters without accents. */
export const europeanHeadings: readonly [ReadHeadingKind, RegExp][] = [
  ['person', /^(personliche|personalien|zur person)( (daten|angaben))?$|^kontakt(daten)?$|^(etat civil|coordonnees)$/],
  ['self-evaluation', /^(kurzprofil|profil|uber mich|berufliches profil|a propos|profil professionnel|resume)$/],
  [
    'education',
    /^(ausbildung|bildung|studium|schulbildung|bildungsweg|akademische (aus)?bildung|ausbildung und studium|studium und ausbildung|formations?|formation academique|etudes|diplomes|formations? et diplomes|parcours (scolaire|universitaire))$/,
  ],
  ['internship', /^(praktika|praktikum|stages?)$/],
  [
    'work',
    /^(berufserfahrung|berufspraxis|beruflicher werdegang|werdegang|berufliche (erfahrung|stationen|laufbahn)|berufstatigkeit|(experiences?|parcours) professionnel(le)?s?|experiences)$/,
  ],
  ['projects', /^(projekte|projets)( personnels)?$/],
  ['campus', /^(ehrenamt|ehrenamtliche tatigkeiten|ehrenamtliches engagement|engagement|benevolat|vie associative)$/],
  ['languages', /^(sprachen|sprachkenntnisse|langues)( (etrangeres|vivantes))?$/],
  ['certificates', /^(zertifikate|weiterbildung(en)?|fortbildung(en)?|certificats)$/],
  ['awards', /^(auszeichnungen|stipendien|prix|distinctions|prix et distinctions|bourses)$/],
  [
    'skills',
    /^((edv|it|fach|weitere|besondere|personliche)[ -]?)?(kenntnisse|fahigkeiten|kompetenzen)( und (fahigkeiten|kenntnisse|kompetenzen))?$|^(competences|savoir-faire)( (techniques|cles|professionnelles|informatiques))?$/,
  ],
  ['publications', /^(veroffentlichungen|publikationen)$/],
  ['interests', /^(interessen|hobbys|hobbies und interessen|interessen und hobbys|centres? d interets?|loisirs)$/],
  ['custom', /^(referenzen|sonstiges|references|divers)$/],
]
