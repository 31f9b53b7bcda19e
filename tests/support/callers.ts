import type { Caller } from '#src/api/wire/handler.ts'
import type { Services } from '#src/services.ts'

/** A caller of whom nothing is known but this. */
export function callerOf(services: Services, by: Partial<Caller> = {}): Caller {
  return {
    services,
    seen: () => null,
    locale: 'zh',
    address: '',
    userAgent: '',
    country: '',
    browser: { key: '', place: '' },
    session: null,
    answerHeaders: new Headers(),
    tokenHash: '',
    ...by,
  }
}
