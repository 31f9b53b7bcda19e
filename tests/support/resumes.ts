import * as z from 'zod/mini'
import { savedResume } from '#src/contract/index.ts'
import { composeResume } from '#src/resume/compose.ts'
import type { ResumeDocument } from '#src/resume/document.ts'
import { readDocument } from '#src/resume/read-document.ts'
import { registerUser } from './accounts.ts'
import { type Answer, createTestApi, type TestApi } from './api.ts'

/** A short résumé of somebody. */
export function shortResume(name = '林知夏'): ResumeDocument {
  return composeResume({
    locale: 'zh',
    design: 'ink',
    basics: { name, intention: '产品经理', phone: '13800001111' },
    sections: [{ kind: 'work', items: [{ org: '某公司', title: '产品经理', start: '2020-03', body: '负责支付系统' }] }],
  })
}

const made = z.object({ code: z.literal(1), data: z.object({ id: z.string() }) })
const read = z.object({ code: z.literal(1), data: savedResume })

let serial = 0

/** A new id of a save or a request. */
export function newMid(): string {
  serial += 1
  return `made-by-test-${serial}`
}

export type Owner = Awaited<ReturnType<typeof setUpOwner>>

/** Creates a user with a résumé, and functions for it. */
export async function setUpOwner(api: TestApi = createTestApi(), doc = shortResume()) {
  const user = await registerUser(api)
  const { token } = user
  const id = await create(doc)

  async function create(document: ResumeDocument, key = newMid()): Promise<string> {
    const answer = await api.call('user.Resume/create', { key, doc: document }, { token })
    return made.parse(answer.body).data.id
  }

  async function current(resume = id): Promise<{ rev: number; doc: ResumeDocument }> {
    const answer = await api.call('user.Resume/document', { id: resume }, { token })
    const { rev, doc: value } = read.parse(answer.body).data
    const document = readDocument(value)
    if (!('document' in document)) throw new Error('Not a document')
    return { rev, doc: document.document }
  }

  function save(rev: number, document: unknown, mid = newMid(), journal = 'journal-1'): Promise<Answer> {
    return api.call('user.Resume/save', { id, rev, mid, journal, schema: 1, doc: document }, { token })
  }

  return { api, user, token, id, create, current, save }
}

/** The document with another name. */
export function named(doc: ResumeDocument, name: string): ResumeDocument {
  return { ...doc, basics: { ...doc.basics, name } }
}
