import { createRequestHandler } from 'react-router'
import * as build from 'virtual:react-router/server-build'

const handler = createRequestHandler(build, 'production')

export default { fetch: (request) => handler(request) }
