declare const registration: ServiceWorkerRegistration
declare const skipWaiting: () => Promise<void>
type LifeEvent = Event & { waitUntil?: (task: Promise<void>) => void }

/** Removes this worker and all that was kept: from then on pages come from the network. */
async function leave(): Promise<void> {
  for (const name of await caches.keys()) await caches.delete(name)
  await registration.unregister()
}

addEventListener('install', (event: LifeEvent) => event.waitUntil?.(skipWaiting()))
addEventListener('activate', (event: LifeEvent) => event.waitUntil?.(leave()))
