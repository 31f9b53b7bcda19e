import type { Random } from '#scripts/lib/sync-simulation/random.ts'
import { composeResume } from '#src/resume/compose.ts'
import type { AttackWorld } from './world.ts'

const BETWEEN = ['', '', '', ' ', '-', '.', '/', '·', '—', '\u200b', '\u2060', '\u00ad', '**', '__', '\\_', '(', ')']
const FULL_WIDTH = 0xfee0

/** Checks that a link that hides contacts hides phone, mail and WeChat written in any field, in any disguise. */
export async function readShared(world: AttackWorld, random: Random, rounds: number): Promise<void> {
  const { client, newAddress } = world
  for (let round = 0; round < rounds; round += 1) {
    const person = await world.newPerson()
    const own = contactsOf(random)
    const id = await world.newResume(person, disguisedResume(own, random))
    const { token } = await world.newLink(person, id, { download: true })
    const paths = [
      `/resume/s/${token}`,
      `/en/resume/s/${token}`,
      `/resume/s/${token}/_payload.json`,
      `/api/resume.Share/open?token=${token}`,
      `/api/resume.Share/document?token=${token}`,
    ]
    for (const path of paths) {
      const { body, status } = await client({ path, headers: { 'cf-connecting-ip': newAddress() } })
      world.tally.expect(status === 200, 'a link that does not open', `${path} → ${status}`)
      const texts = readable(body)
      for (const [kind, contact] of Object.entries(own)) {
        const isHidden = texts.every((text) => !text.includes(bare(contact.split('@')[0] ?? '')))
        world.tally.expect(isHidden, `a hidden ${kind} is read`, `${path}: ${contact}`)
      }
    }
  }
}

type Contacts = { phone: string; email: string; wechat: string }

function contactsOf(random: Random): Contacts {
  const digits = () => Array.from({ length: 9 }, () => random.below(10)).join('')
  return {
    phone: `1${random.pick(['3', '5', '8'])}${digits()}`,
    email: `hidden.mail${digits()}@example.com`,
    wechat: `wx_secret${digits()}`,
  }
}

function disguisedResume(own: Contacts, random: Random) {
  const disguised = () => {
    const phone = Array.from(own.phone, (sign) => shape(sign, random) + (random.pick(BETWEEN) ?? '')).join('')
    const wechat = own.wechat.replace('_', random.pick(['_', '\\_', '\u200b_', '_\u2060']) ?? '')
    return `电话 ${phone} 邮箱 ${own.email.replace('@', random.pick(['@', '＠', ' @ ', '\u200b@']) ?? '')} 微信 ${wechat} 完`
  }
  const item = () => ({
    title: disguised(),
    org: disguised(),
    role: disguised(),
    city: disguised(),
    url: `https://wa.me/86${own.phone}`,
    body: `- ${disguised()}\n- [写信](mailto:${own.email})`,
  })
  const basics = { name: disguised(), headline: disguised(), city: disguised(), ...own }
  return composeResume({
    locale: 'zh',
    design: 'ink',
    basics,
    sections: [
      { kind: 'work', items: [item(), item()] },
      { kind: 'custom', title: disguised(), items: [item()] },
    ],
  })
}

function shape(sign: string, random: Random): string {
  return random.chance(0.3) ? String.fromCodePoint((sign.codePointAt(0) ?? 0) + FULL_WIDTH) : sign
}

/** The text of an answer as a person sees it, and as a program reads it. */
function readable(body: string): string[] {
  const text = Buffer.from(body, 'latin1').toString('utf8')
  const plain = text.replace(/\\+(?:n|u[0-9a-f]{4})/g, '')
  return [bare(plain.replace(/<[^>]*>/g, '')), bare(plain)]
}

function bare(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^a-z0-9@]/g, '')
}
