import type { Plugin } from 'vite'
import { atOnce } from './react-at-once.ts'
import { withoutUnused } from './react-unused.ts'

const FILE = /react-dom-client\.production\.js$/

/** Builds React for browsers without what this product never reaches, and without its wait behind placeholders. */
export function reactForBrowsers(): Plugin {
  return {
    name: 'qingjian:react-for-browsers',
    apply: 'build',
    transform: { filter: { id: FILE }, handler: (code) => atOnce(withoutUnused(code)) },
  }
}
