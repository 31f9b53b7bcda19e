import type { resumeObjectOf } from './resume-object.ts'

type ResumeObject = InstanceType<ReturnType<typeof resumeObjectOf<unknown>>>
type Remote<T> = {
  [K in keyof T]: T[K] extends (...input: infer I) => infer R ? (...input: I) => Promise<Awaited<R>> : never
}

/** A stub of a résumé's object. Calls may fail on the way; after a failure a new stub is needed. */
export type ResumeStub = Remote<
  Pick<
    ResumeObject,
    | 'create'
    | 'read'
    | 'save'
    | 'versions'
    | 'version'
    | 'nameVersion'
    | 'keepVersion'
    | 'rename'
    | 'history'
    | 'archive'
    | 'copy'
    | 'place'
    | 'photos'
    | 'setDeleted'
    | 'showNewest'
    | 'destroy'
    | 'dismiss'
  >
> & { fetch: (request: Request) => Promise<Response> }

/** The namespace of résumés: one object per id. */
export type ResumeNamespace = { getByName: (id: string) => ResumeStub }
