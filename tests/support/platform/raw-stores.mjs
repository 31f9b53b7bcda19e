// Remote bindings speak to a store as the runtime does, below the methods a Worker has: the platform gives their Worker
// bindings that are nothing but a fetcher. Here that is the service of workerd behind the binding of the same store.

const SERVICES = { d1: 'd1:db:entry', kv_namespace: 'kv:ns:entry', r2_bucket: 'r2:bucket:entry' }

export const plugins = {
  'raw-stores': {
    bindingTypeDescription: 'raw store',
    getBindings: ({ config }) =>
      Object.entries(config.env ?? {}).flatMap(([name, { type, dev }]) => {
        if (type !== 'unsafe:raw') return []
        const { kind, id } = dev.options
        return [
          { name, service: { name: SERVICES[kind], props: { json: JSON.stringify({ MINIFLARE_NAMESPACE: id }) } } },
        ]
      }),
    getNodeBindings: () => ({}),
    // Those of the Worker that has the stores as they are.
    getServices: () => [],
  },
}
