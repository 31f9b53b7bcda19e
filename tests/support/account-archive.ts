import { expect } from 'vitest'
import * as z from 'zod/mini'
import { toBase64 } from '#src/lib/encoding.ts'
import type { ResumeDocument } from '#src/resume/document.ts'
import { readText } from '#src/resume/formats/import-reading.ts'
import type { TestApi } from './api.ts'
import { jpeg, jpegHead } from './pictures.ts'
import { partsOf } from './read-docx.ts'

/** A unique picture of about this many bytes of scan data. */
export function picture(number: number, size = 16): Uint8Array<ArrayBuffer> {
  const ends = jpeg(jpegHead(), [])
  const scan = new Uint8Array(size).fill(number)
  return new Uint8Array(Buffer.concat([ends.subarray(0, -2), scan, ends.subarray(-2)]))
}

/** Uploads a picture; returns its key in documents. */
export async function upload(api: TestApi, token: string, bytes: Uint8Array): Promise<string> {
  const answer = await api.call('user.Resume/uploadPhoto', { image: toBase64(bytes) }, { token })
  return z.object({ data: z.object({ key: z.string() }) }).parse(answer.body).data.key
}

/** Downloads the archive of an account and unpacks it. */
export async function download(api: TestApi, token: string, language = 'zh-CN') {
  const answer = await api.raw('user.Account/export', {}, { token, language })
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/zip'])
  const parts = partsOf(new Uint8Array(await answer.arrayBuffer()))
  const json = (name: string): unknown => JSON.parse(parts.get(name)?.toString() ?? '')
  return { answer, parts, names: [...parts.keys()], json, readme: parts.get('README.txt')?.toString() ?? '' }
}

/** Reads a backup of an archive as the import does. */
export function restored(parts: Map<string, Buffer>, name: string) {
  const answer = readText(parts.get(name)?.toString() ?? '')
  if ('fault' in answer) throw new Error(answer.fault)
  return answer.reading
}

/** The document with another title. */
export const titled = (doc: ResumeDocument, title: string): ResumeDocument => ({ ...doc, title })
