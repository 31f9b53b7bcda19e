import type { resumeObjectOf } from './resume-object.ts'

type ResumeObject = InstanceType<ReturnType<typeof resumeObjectOf<unknown>>>
type Remote<T> = {
  [K in keyof T]: T[K] extends (...input: infer I) => infer R ? (...input: I) => Promise<Awaited<R>> : never
}

/** A résumé from elsewhere: every call may fail on the way; it must be asked for anew after that. */
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
    | 'photos'
    | 'setDeleted'
    | 'showNewest'
    | 'destroy'
    | 'dismiss'
  >
> & { fetch: (request: Request) => Promise<Response> }

/** Where each résumé is: one object by its id. */
export type ResumeNamespace = { getByName: (id: string) => ResumeStub }
