import { readdirSync, readFileSync } from 'node:fs'
import type { DatabaseSync } from 'node:sqlite'

/** A place in the source: its file in a folder, the line, and the outermost function of that folder. */
type Site = { file: string; line: number; by: string }

/** A statement as it was prepared, and every place of the folder the call went through. */
export type Prepared = { sql: string; sites: Site[] }

/** A step of a plan that reads more than it needs, and who asked. */
export type SlowStep = { by: string; step: string }

/**
 * Matches scans of no table: a list that comes with the statement or that the statement has found, one row, a match in
 * a full-text table.
 */
const NO_TABLE =
  /^SCAN (CONSTANT ROW|\(subquery-\d+\)|found|page|numbers|\w+ VIRTUAL TABLE INDEX ([13]:$|15\d\d:)|\w+_search VIRTUAL TABLE INDEX \d+:[M=])/
/** Tables of a handful of rows that grow with nothing. */
const SMALL = /^SCAN (backlog|w|membership_levels|site_config|facet_names|article_term_names|n)\b/
/** An index asked for nothing but what divides a table into few parts. */
const WHOLE_KIND =
  /^SEARCH .*\((?:(?:kind|published|language|provider|template_type|facet|state|door|pay_type)=\?(?: AND )?)+\)$/

/** The places a call in progress has come through, innermost first. */
export function sitesIn(folder: string): Site[] {
  const frames = (new Error().stack ?? '').split('\n').filter((frame) => frame.includes(`/${folder}/`))
  const found = frames.flatMap((frame) => {
    const [, by = '', path = '', line = ''] = /at (?:async )?(?:(\S+) )?\(?(.*\.ts):(\d+):\d+/.exec(frame) ?? []
    const file = path.split(`/${folder}/`)[1] ?? ''
    return file === '' ? [] : [{ file, line: Number(line), by: `${file} ${by.split('.').at(-1)}` }]
  })
  const outermost = found.at(-1)?.by ?? ''
  return found.map((site) => ({ ...site, by: outermost }))
}

/** Every place of a folder that prepares a statement, as `file:line`. */
export function placesThatPrepare(folder: string, call: RegExp): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts'))
    .flatMap((file) =>
      readFileSync(`${folder}/${file}`, 'utf8')
        .split('\n')
        .flatMap((text, index) => (call.test(text) ? [`${file}:${index + 1}`] : [])),
    )
}

/** The steps of the statements' plans that read a table, or one of its few parts, as a whole; each once. */
export function slowSteps(sqlite: DatabaseSync, prepared: readonly Prepared[]): SlowStep[] {
  const steps = prepared.flatMap(({ sql, sites }) =>
    sqlite
      .prepare(`EXPLAIN QUERY PLAN ${sql}`)
      .all()
      .map(({ detail }) => String(detail))
      .filter((step) => (step.startsWith('SCAN') && !NO_TABLE.test(step) && !SMALL.test(step)) || WHOLE_KIND.test(step))
      .map((step) => ({ by: sites.at(-1)?.by ?? sql, step })),
  )
  return [...new Map(steps.map((step) => [`${step.by} ${step.step}`, step])).values()]
}
