import { isPlace } from './chinese-places.ts'
import { company, degree, department, organisationEnd, school, subject } from './entry-words.ts'
import { isJobTitle } from './job-titles.ts'

/** A word of a town's name, or its state. */
const townWord =
  /^(?:\p{Lu}\p{Ll}[\p{L}.’'-]*|\p{Lu}[’']\p{L}+|[A-Z]{2}|UAE|USA|KSA|[A-Z]\.[A-Z]\.|d[aeou]|del|de[nr]|la|les?|am|an|of|on|upon|sur)$/u

/** Whether a text may be a town, perhaps with its country in brackets: words in capitals that name nothing else. */
export function isTown(text: string): boolean {
  if (/^\p{Script=Han}/u.test(text)) return isPlace(text)
  const words = text.replace(/ \([\p{L}\d ]+\)$/u, '').split(' ')
  const isNamed = words.length < 5 && words.every((word) => townWord.test(word)) && /^\p{Lu}/u.test(text)
  return (
    isNamed &&
    !/\b(?:Board|Council)$/.test(text) &&
    ![company, school, department, degree, subject].some((other) => other.test(text)) &&
    !isPosition(text)
  )
}

/** Somebody with a title: `Professor Ada Byron`, `周明教授`. */
const someone =
  /^(?:Prof(?:essor)?|Doctor)\.? \p{Lu}\p{Ll}+ \p{Lu}|^(?!语文|数学|英语|物理|化学|生物|历史|地理|政治|音乐|美术|体育|科学|幼儿|家教)\p{Script=Han}{2,3}(?:教授|老师|医生)$/u

/** `Designer Group` */
const group = /(?<=\S )(?:Group|Ltd|Limited|Inc|LLC|GmbH|plc|Corp)\.?$/

/** Whether a part of a heading is a position, and not an organisation or somebody whose name has one. */
export function isPosition(part: string): boolean {
  return (
    isJobTitle(part) &&
    !group.test(part) &&
    !/公司|集团|大学|学院/.test(part) &&
    !organisationEnd.test(part) &&
    !someone.test(part)
  )
}
