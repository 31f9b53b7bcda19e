/** Provides the part of Node's Buffer that the layout engine asks for: whether a picture is one. */
Reflect.set(globalThis, 'Buffer', { isBuffer: () => false })
