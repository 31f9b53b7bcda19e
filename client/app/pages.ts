import type { ComponentType } from 'react'
import type { PageState } from '#client/lib/page.tsx'
import { type PageModule, type Route, routes } from '#client/routes.ts'

/** Statuses with a page of their own: not found, and gone. */
const ABSENT: readonly number[] = [404, 410]

// Keyed by loader, because several routes may show the same page.
const loaded = new Map<Route['load'], PageModule>()

/** Loads the chunk of a page; rendering it afterwards does not suspend. */
export async function loadPage(route: Route): Promise<void> {
  // In development, asking again yields the edited module.
  if (!import.meta.env.DEV && loaded.has(route.load)) return
  loaded.set(route.load, await route.load())
}

/** The route whose page is shown; undefined when an error page without a route is shown. */
export function shownRoute({ error, routeName }: PageState): Route | undefined {
  const name = error === null ? routeName : ABSENT.includes(error.status) ? 'error-404' : null
  return routes.find((route) => route.name === name)
}

/** The component of a page that is already loaded. */
export function pageComponent(route: Route): ComponentType {
  const page = loaded.get(route.load)
  if (page === undefined) throw new Error(`${route.name} is rendered before it is loaded`)
  return page.default
}

/** Starts loading the main picture of a page whose chunk is already loaded. */
export function loadFirstPicture(route: Route, payload: PageState['payload']): void {
  const source = loaded.get(route.load)?.firstPicture?.(payload)
  if (source !== undefined) Object.assign(new Image(), source)
}
