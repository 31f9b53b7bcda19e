declare const registration: ServiceWorkerRegistration
declare const skipWaiting: () => Promise<void>
type LifeEvent = Event & { waitUntil?: (task: Promise<void>) => void }

/** Unregisters this worker and deletes its caches, so that pages come from the network again. */
async function leave(): Promise<void> {
  for (const name of await caches.keys()) await caches.delete(name)
  await registration.unregister()
}

addEventListener('install', (event: LifeEvent) => event.waitUntil?.(skipWaiting()))
addEventListener('activate', (event: LifeEvent) => event.waitUntil?.(leave()))
