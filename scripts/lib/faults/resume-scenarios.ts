import * as z from 'zod/mini'
import type { NewPerson } from '#scripts/lib/new-person.ts'
import { composeResume } from '#src/resume/compose.ts'
import { ofPerson, type Scenario, startingWith } from './scenario.ts'
import type { FaultWorld } from './world.ts'

/** A picture of 2 × 3 px, as far as its headers say. */
export const JPEG = Buffer.from('ffd8ffc0000b080003000201011100ffda000309010203ffd9', 'hex').toString('base64')
/** A file that begins and ends as a PDF. */
export const PDF = Buffer.from('%PDF-1.7\n1 0 obj\nendobj\n%%EOF\n').toString('base64')

const made = z.object({ id: z.string() })
const saved = z.object({ rev: z.int(), doc: z.record(z.string(), z.unknown()) })
const linked = z.object({ id: z.string(), token: z.string() })

/** A short résumé. */
export const document = composeResume({
  locale: 'zh',
  design: 'ink',
  basics: { name: '林知夏', intention: '产品经理' },
  sections: [{ kind: 'work', items: [{ org: '某公司', title: '产品经理', start: '2020-03' }] }],
})

type Owned = { world: FaultWorld; person: NewPerson; id: string; options: { token: string } }

/** Someone new with a résumé. */
export async function owned(world: FaultWorld): Promise<Owned> {
  const person = await world.newPerson()
  const options = { token: person.token }
  const { id } = made.parse(await world.done('user.Resume/create', { key: world.newKey(), doc: document }, options))
  return { world, person, id, options }
}

/** The number of a user's résumés; and of one its revision, title, named versions and whether it is deleted. */
const shelfOf =
  ({ world, person, options }: Omit<Owned, 'id'>, id?: string) =>
  async () => {
    const rows = await world.row(
      'SELECT count(*) AS resumes, count(deleted_at) AS deleted FROM resumes WHERE user_id = ?',
      person.id,
    )
    if (id === undefined) return rows
    const read = await world.call('user.Resume/document', { id }, options)
    const kept = await world.call('user.Resume/versions', { id }, options)
    const found = saved.safeParse(read === null || read === 'file' ? null : read.data)
    const versions = kept === null || kept === 'file' ? null : z.array(z.unknown()).safeParse(kept.data).data?.length
    return { rows, rev: found.data?.rev, title: found.data?.doc.title, versions }
  }

async function revisionOf({ world, id, options }: Owned): Promise<number> {
  return saved.parse(await world.done('user.Resume/document', { id }, options)).rev
}

const ofResume = startingWith(async (world) => {
  const own = await owned(world)
  return { ...own, effect: shelfOf(own, own.id) }
})

/** Scenarios of résumés, their versions, pictures and files. */
export const RESUME_CALLS = {
  'user.Resume/create': async (world) => {
    const person = await world.newPerson()
    const options = { token: person.token }
    return { input: { key: world.newKey(), doc: document }, options, effect: shelfOf({ world, person, options }) }
  },
  'user.Resume/duplicate': async (world) => {
    const own = await owned(world)
    return { input: { id: own.id, key: world.newKey() }, options: own.options, effect: shelfOf(own) }
  },
  'user.Resume/rename': ofResume(({ id }, world) => ({ id, mid: world.newKey(), title: '投递版' })),
  'user.Resume/save': ofResume(async (own) => {
    const { world, id } = own
    const rev = await revisionOf(own)
    const doc = { ...document, title: '新的标题' }
    return { id, rev, mid: world.newKey(), journal: world.newKey(), schema: document.schema, doc }
  }),
  'user.Resume/nameVersion': ofResume(({ id }) => ({ id, name: '投递前' })),
  'user.Resume/keepVersion': ofResume(({ id }) => ({ id })),
  'user/resume/del': ofResume(({ id }) => ({ id })),
  'user.Resume/undelete': ofResume(async ({ world, id, options }) => {
    await world.done('user/resume/del', { id }, options)
    return { id }
  }),
  'user.Resume/uploadPhoto': ofPerson({
    input: { image: JPEG },
    effect: 'SELECT count(*) AS photos FROM photos WHERE user_id = ?',
  }),
  'user.Resume/uploadThumbnail': async (world) => {
    const own = await owned(world)
    const { id, options } = own
    const input = { id, rev: await revisionOf(own), image: JPEG }
    return { input, options, effect: () => world.call('user.Resume/thumbnail', { id }, options) }
  },
  'user.Resume/linkFile': ofPerson({
    input: { name: '林知夏.pdf', file: PDF },
    // A link whose address was lost ends by itself after a quarter of an hour.
    effect: 'SELECT count(*) > 0 AS links FROM linked_files WHERE user_id = ?',
  }),
} satisfies Record<string, Scenario>

const settings = { label: '某公司', expires_at: null, hide_contacts: false, download: true, comments: true }

async function shared(world: FaultWorld, password: string | null = null) {
  const own = await owned(world)
  const input = { id: own.id, key: world.newKey(), password, ...settings }
  const link = linked.parse(await world.done('user.Share/create', input, own.options))
  const effect = () =>
    world.row(
      `SELECT count(*) AS shares, min(label) AS label, count(password_hash) AS locked, sum(opens) AS opens
       FROM shares WHERE user_id = ?`,
      own.person.id,
    )
  return { own, link, effect }
}

const ofLink = startingWith(async (world) => {
  const { own, link, effect } = await shared(world)
  return { id: own.id, link, options: own.options, effect }
})

/** Scenarios of links to résumés. */
export const SHARE_CALLS = {
  'user.Share/create': ofLink(({ id }, world) => ({ id, key: world.newKey(), password: null, ...settings })),
  'user.Share/change': ofLink(({ link }) => ({ share: link.id, ...settings, label: '另一家' })),
  'user.Share/revoke': ofLink(({ link }) => ({ share: link.id })),
  'resume.Share/unlock': async (world) => {
    const { link, effect } = await shared(world, 'open sesame')
    return { input: { token: link.token, password: 'open sesame' }, effect }
  },
  'resume.Share/count': async (world) => {
    const { link, effect } = await shared(world)
    return { input: { token: link.token, key: world.newKey() }, effect }
  },
} satisfies Record<string, Scenario>

const remark = { place: 'items/i1', quote: '', text: '这里写个数字？', proposal: null, name: '' }

async function commented(world: FaultWorld) {
  const { own, link } = await shared(world)
  const reader = { token: link.token, reader: '11111111-1111-4111-8111-111111111111' }
  const comment = z
    .object({ id: z.string() })
    .parse(await world.done('resume.Share/comment', { ...reader, key: world.newKey(), ...remark }, {}))
  const effect = () =>
    world.row(
      `SELECT count(DISTINCT c.id) AS comments, count(a.request_key) AS answers, min(c.state) AS state
       FROM share_comments AS c LEFT JOIN share_answers AS a ON a.comment_id = c.id WHERE c.user_id = ?`,
      own.person.id,
    )
  return { own, reader, comment: comment.id, effect }
}

const ofComment = startingWith(commented)
const ofOwnComment = startingWith(async (world) => {
  const { own, comment, effect } = await commented(world)
  return { comment, options: own.options, effect }
})

/** Scenarios of comments on shared résumés, by readers and by the owner. */
export const COMMENT_CALLS = {
  'resume.Share/myComments': ofComment(({ reader }) => reader),
  'resume.Share/comment': ofComment(({ reader }, world) => ({ ...reader, key: world.newKey(), ...remark })),
  'resume.Share/replyComment': ofComment(({ reader, comment }, world) => ({
    ...reader,
    comment,
    key: world.newKey(),
    text: '补充',
  })),
  'resume.Share/withdrawComment': ofComment(({ reader, comment }) => ({ ...reader, comment })),
  'user.Share/answerComment': ofOwnComment(({ comment }, world) => ({ comment, key: world.newKey(), text: '谢谢' })),
  'user.Share/settleComment': ofOwnComment(({ comment }) => ({ comment, state: 'resolved' })),
  'user.Share/removeComment': ofOwnComment(({ comment }) => ({ comment })),
} satisfies Record<string, Scenario>

/** Scenarios of downloads that are counted. */
export const DOWNLOADED = {
  'word.Jianli/download': ofPerson({
    input: { id: '1001' },
    effect: 'SELECT count(*) AS downloads FROM word_downloads WHERE user_id = ?',
  }),
} satisfies Record<string, Scenario>
