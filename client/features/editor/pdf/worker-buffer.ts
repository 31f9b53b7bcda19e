/** What the layout engine asks for where there is none: whether a picture is a buffer of Node's. */
Reflect.set(globalThis, 'Buffer', { isBuffer: () => false })
