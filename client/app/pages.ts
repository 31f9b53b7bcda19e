import type { ComponentType } from 'react'
import type { Route } from '#client/routes.ts'

// By what loads them: several routes may show the same page.
const loaded = new Map<Route['load'], ComponentType>()

/** Loads the chunk of a page; rendering it afterwards does not suspend. */
export async function loadPage(route: Route): Promise<void> {
  // The dev server replaces modules; asking again gives the edited one.
  if (!import.meta.env.DEV && loaded.has(route.load)) return
  loaded.set(route.load, (await route.load()).default)
}

/** The component of a page loaded before. */
export function pageComponent(route: Route): ComponentType {
  const component = loaded.get(route.load)
  if (component === undefined) throw new Error(`${route.name} is rendered before it is loaded`)
  return component
}
