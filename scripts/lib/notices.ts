import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as z from 'zod/mini'
import { Trouble } from './main.ts'

const lockfile = z.object({
  packages: z.record(
    z.string(),
    z.object({
      version: z.optional(z.string()),
      license: z.optional(z.string()),
      dev: z.optional(z.boolean()),
      optional: z.optional(z.boolean()),
    }),
  ),
})
const manifest = z.object({
  license: z.optional(z.string()),
  licenses: z.optional(z.array(z.object({ type: z.string() }))),
})

/** Packages needed only to build whose parts are delivered all the same. */
const DELIVERED = [/^dictionary-en(-gb)?$/, /^@expo-google-fonts\//, /^@fontsource(-variable)?\//, /^tailwindcss$/]
/** Works taken over from packages that are not installed. */
const TAKEN = [
  {
    name: '@zxcvbn-ts/language-common 4.1.3',
    license: 'MIT',
    what: 'the list of common passwords in `src/api/domain/common-passwords.json`',
  },
]

type Notice = { name: string; license: string; text: string }

/**
 * The text of THIRD-PARTY-NOTICES.md: every package of which something is delivered, with its licence; packages with
 * the very same text share it.
 * @throws Trouble when a package names no licence
 */
export function noticesText(): string {
  const { packages } = lockfile.parse(JSON.parse(readFileSync('package-lock.json', 'utf8')))
  const notices = Object.entries(packages)
    .filter(([path, { dev, optional }]) => !optional && isDelivered(nameOf(path), dev))
    .map(([path, { version, license }]) => noticeOf(path, version ?? '', license))
  const byText = Map.groupBy(notices, ({ license, text }) => `${license}\n${text}`)
  const parts = [...byText.values()].map(([first, ...others]) => {
    const names = [first, ...others].map((notice) => notice?.name).toSorted()
    return `## ${[...new Set(names)].join(', ')}\n\nLicence: ${first?.license}\n${first?.text ? `\n${fenced(first.text)}\n` : ''}`
  })
  return `${HEAD}\n${TAKEN.map(({ name, license, what }) => `- ${name} (${license}): ${what}`).join('\n')}\n\n${parts.toSorted().join('\n')}`
}

function isDelivered(name: string, isForBuilding = false): boolean {
  return isForBuilding ? DELIVERED.some((pattern) => pattern.test(name)) : name !== '' && !name.startsWith('@types/')
}

const HEAD = `# Third-party notices

What others made and this product delivers, in its Worker, its pages and its files, with the licences it comes under. Made by \`npm run notices\` from package-lock.json; a test says when it is out of date.
`

function noticeOf(path: string, version: string, license: string | undefined): Notice {
  const name = `${nameOf(path)} ${version}`
  const told = license ?? licenseIn(path)
  if (told === undefined)
    throw new Trouble(`${name} names no licence: look into ${path} and decide whether it may be used.`)
  return { name, license: told, text: textIn(path) }
}

function nameOf(path: string): string {
  return path.split('node_modules/').at(-1) ?? ''
}

function licenseIn(path: string): string | undefined {
  const { license, licenses } = manifest.parse(JSON.parse(readFileSync(join(path, 'package.json'), 'utf8')))
  return license ?? licenses?.map(({ type }) => type).join(' or ') ?? (/MIT/.test(textIn(path)) ? 'MIT' : undefined)
}

/** The files a licence is in, one after the other. */
function textIn(path: string): string {
  const files = readdirSync(path, { withFileTypes: true })
    .filter(
      (entry) =>
        entry.isFile() && /^(licen[cs]e|copying|notice)/i.test(entry.name) && !/\.(js|ts|json)$/.test(entry.name),
    )
    .map(({ name }) => name)
    .toSorted()
  return files.map((file) => readFileSync(join(path, file), 'utf8').replaceAll('\r\n', '\n').trim()).join('\n\n')
}

function fenced(text: string): string {
  return `\`\`\`text\n${text.replaceAll('```', "'''")}\n\`\`\``
}
