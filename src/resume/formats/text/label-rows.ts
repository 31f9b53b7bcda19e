import { findPeriod } from '#src/resume/formats/dates-read.ts'
import type { SourceLine } from '#src/resume/formats/source-line.ts'
import { fieldOf } from './person-labels.ts'

type FormPart = 'period' | 'role' | 'organisation' | 'duties' | 'sector'

/** What the label columns of forms such as Europass call the parts of an entry. */
const labels: readonly [FormPart, RegExp][] = [
  [
    'period',
    /^(?:zeitraum|datum|daten|dauer|dates?(?: \(from [–-] to\))?|périodes?|periodo|período|periodi|fechas?|datas?|période d['’]activité|起止时间|起止年月|期間|在籍期間)$/,
  ],
  [
    'role',
    /^(?:funktion|beruf oder funktion|position|stellung|occupation or position held|(?:fonction ou )?poste occupé|(?:emploi|fonction) ou poste occupé|fonction|lavoro o posizione ricoperti|profesión o cargo desempeñado|cargo|puesto|(?:função ou )?cargo ocupado|abschluss|angestrebter abschluss|(?:bezeichnung der )?(?:erworbenen )?qualifikation|title of qualification awarded|intitulé du (?:certificat|diplôme).{0,24}|titolo della qualifica rilasciata|título de la cualificación obtenida|designação da qualificação atribuída)$/,
  ],
  [
    'organisation',
    /^(?:arbeitgeber|(?:name und adresse des )arbeitgebers|firma|unternehmen|einrichtung|bildungseinrichtung|name und art der (?:bildungs|aus).{0,40}|hochschule|schule|name and (?:address|type) of (?:the )?(?:employer|organisation).{0,40}|employeur|nom et adresse de l['’]employeur|établissement|nom et type de l['’](?:établissement|organisme).{0,30}|nome e indirizzo del datore di lavoro|nome e tipo (?:d['’]organizzazione|di istituto).{0,40}|nombre y dirección (?:de la empresa|del empleador).{0,20}|nombre y tipo (?:de la organización|del centro).{0,50}|nome e endereço do empregador|nome e tipo da organização.{0,30})$/,
  ],
  [
    'duties',
    /^(?:(?:haupt|wichtigste )?(?:aufgaben|tätigkeiten)(?: und (?:zuständigkeiten|verantwortungsbereiche|tätigkeiten))?|main activities and responsibilities|(?:principales )?activités(?: et responsabilités)?(?: principales)?|principali attività e responsabilità|(?:principales )?(?:funciones|actividades) y responsabilidades(?: principales)?|principais atividades e responsabilidades)$/,
  ],
  [
    'sector',
    /^(?:(?:tätigkeitsbereich oder )?branche|type of business or sector|type ou secteur d['’]activité|tipo di attività o settore|tipo de empresa o sector|tipo de empresa ou sector)$/,
  ],
]

/** One entry so far: the rows of which it was made, their values, and the points below the label of its duties. */
type Form = { rows: SourceLine[]; values: Map<FormPart, string[]>; points: SourceLine[]; isInDuties: boolean }

/**
 * Turns rows with the label of a part at the left, as `Zeitraum | 04/2016 – heute` and `Arbeitgeber | …` below it, into
 * the heading and the text of an entry. Forms that lack one of its names or its period stay as they are. The label of
 * the duties may stand above their points.
 */
export function withLabelRows(lines: readonly SourceLine[]): SourceLine[] {
  const read: SourceLine[] = []
  let form: Form | undefined
  const flush = () => {
    if (form !== undefined) read.push(...linesOf(form))
    form = undefined
  }
  for (const said of lines) {
    const line = withNameInOrder(said)
    const [, label = '', value = ''] = /^([^\t]{4,80})\t(\S.*)$/u.exec(line.text) ?? []
    const part = partOf(label)
    if (form !== undefined && isOfDuties(line, form)) {
      form.isInDuties = true
      form.rows.push(line)
      if (line.bullet) form.points.push(line)
      continue
    }
    if (part === undefined || line.level === 1) {
      flush()
      read.push(line)
      continue
    }
    if (part === 'period' || form?.values.has(part) === true) flush()
    form ??= { rows: [], values: new Map(), points: [], isInDuties: false }
    form.isInDuties = part === 'duties'
    form.rows.push(line)
    form.values.set(part, [value.replace(/^[•▪◦]\s*/, '')])
  }
  flush()
  return read
}

/** `Nachname / Vorname | Hagedorn, Friederike` */
function withNameInOrder(line: SourceLine): SourceLine {
  const [, label = '', last, first] =
    /^([^\t]{5,40})\t(\p{Lu}[\p{L} '’-]+), (\p{Lu}[\p{L} '’-]+)$/u.exec(line.text) ?? []
  const isReversed = /^(?:nach|sur)?(?:name|nom|apellido|cognome)\S* ?\//i.test(label) && fieldOf(label) === 'name'
  return isReversed ? { text: `${label}\t${first} ${last}` } : line
}

function partOf(label: string): FormPart | undefined {
  const plain = label.trim().replace(/:$/, '').toLowerCase()
  return labels.find(([, words]) => words.test(plain))?.[0]
}

/** Whether a line is the label of the duties alone, or a point below it. */
function isOfDuties({ text, bullet, level }: SourceLine, { isInDuties }: Form): boolean {
  return level === undefined && (bullet === true ? isInDuties : partOf(text) === 'duties')
}

function linesOf({ rows, values, points }: Form): SourceLine[] {
  const said = (part: FormPart) => values.get(part) ?? []
  const isDated = said('period').some((text) => findPeriod(text) !== undefined)
  if (!isDated || !values.has('organisation') || !values.has('role')) return rows
  const [organisation = '', ...where] = (said('organisation')[0] ?? '').split(/, (?=\p{Lu}[^,]*$)/u)
  const head = [organisation, ...said('role'), ...where, ...said('period')].filter(Boolean).join('\t')
  return [
    { text: head, level: 2 },
    ...said('duties').map((text): SourceLine => ({ text, bullet: true })),
    ...points,
    ...said('sector').map((text): SourceLine => ({ text, bullet: true })),
  ]
}
