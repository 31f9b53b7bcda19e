import type { TestApi } from './api.ts'

/** A design of one's own as it goes over the wire. */
export const ownDesign = (name: string) => ({
  qingjianDesign: 1,
  name,
  design: { id: 'slips', second: '#1f3a5f' },
  sections: { main: ['work'], beside: [] },
})

/** An id as a browser makes one. */
export const designId = (nth: number) => `design-${String(nth).padStart(4, '0')}`

/** Saves the design of a number. */
export const saveDesign = (api: TestApi, token: string, nth: number, design: unknown = ownDesign('x')) =>
  api.call('user.Design/save', { id: designId(nth), design }, { token })
