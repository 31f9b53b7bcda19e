import type { Font, FontCollection } from 'fontkit'

declare module 'fontkit' {
  /** Any bytes will do; the published types ask for Node's. */
  export function create(file: Uint8Array): Font | FontCollection
}
