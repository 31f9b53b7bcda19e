import type { ComponentType } from 'react'
import type { PageState } from '#client/lib/page.tsx'
import { type Route, routes } from '#client/routes.ts'

/** Statuses with a page of their own: not found, and gone. */
const ABSENT: readonly number[] = [404, 410]

// Keyed by loader, because several routes may show the same page.
const loaded = new Map<Route['load'], ComponentType>()

/** Loads the chunk of a page; rendering it afterwards does not suspend. */
export async function loadPage(route: Route): Promise<void> {
  // In development, asking again yields the edited module.
  if (!import.meta.env.DEV && loaded.has(route.load)) return
  loaded.set(route.load, (await route.load()).default)
}

/** The route whose page is shown; undefined when an error page without a route is shown. */
export function shownRoute({ error, routeName }: PageState): Route | undefined {
  const name = error === null ? routeName : ABSENT.includes(error.status) ? 'error-404' : null
  return routes.find((route) => route.name === name)
}

/** The component of a page that is already loaded. */
export function pageComponent(route: Route): ComponentType {
  const component = loaded.get(route.load)
  if (component === undefined) throw new Error(`${route.name} is rendered before it is loaded`)
  return component
}
