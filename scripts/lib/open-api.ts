import * as z from 'zod/mini'
import {
  type ApiErrorKey,
  apiErrors,
  type Endpoint,
  type EndpointName,
  endpointNames,
  endpointPath,
  endpoints,
  envelope,
  errorMessages,
  maxBodyOf,
} from '#src/contract/index.ts'
import { writeGenerated } from './generated.ts'

type Json = Record<string, unknown>
type Schema = Pick<z.core.JSONSchema.BaseSchema, 'properties' | 'required'>

/** Writes the description of the API that `/api/openapi.json` answers with. */
export function makeOpenApi(): void {
  writeGenerated('api/openapi.json', JSON.stringify(openApi()))
}

/** The contract as OpenAPI 3.1, from the schemas that check every call and answer. */
export function openApi(): Json {
  return {
    openapi: '3.1.0',
    info: {
      title: '青简 Qingjian API',
      version: '1',
      description:
        'Every answer but a file is an envelope; a call has succeeded when `code` is 1. `docs/own-api.md` says what an API of your own must keep to.',
    },
    servers: [{ url: '/' }],
    tags: [...new Set(endpointNames.map(tagOf))].map((name) => ({ name })),
    paths: Object.fromEntries(
      endpointNames.map((name) => [endpointPath(name), { [endpoints[name].method.toLowerCase()]: operation(name) }]),
    ),
    components: {
      securitySchemes: {
        bearer: { type: 'http', scheme: 'bearer', description: 'The token a sign-in answers with.' },
      },
      parameters: {
        server: { name: 'server', in: 'header', required: true, schema: { const: 'true' } },
        language: { name: 'Accept-Language', in: 'header', schema: { type: 'string', enum: ['zh-CN', 'en'] } },
      },
      schemas: { Failure: failure() },
      responses: {
        Refused: { description: 'The call was refused.', content: json({ $ref: '#/components/schemas/Failure' }) },
      },
    },
  }
}

function operation(name: EndpointName): Json {
  const { method, auth, input }: Endpoint = endpoints[name]
  const fields = schemaOf(input)
  const headers = ['server', 'language'].map((header) => ({ $ref: `#/components/parameters/${header}` }))
  return {
    operationId: name,
    tags: [tagOf(name)],
    ...(auth !== 'none' && { security: auth === 'optional' ? [{}, { bearer: [] }] : [{ bearer: [] }] }),
    parameters: method === 'GET' ? [...headers, ...queryParameters(fields)] : headers,
    ...(method === 'POST' && {
      requestBody: { required: true, content: json(fields), 'x-max-bytes': maxBodyOf(name) },
    }),
    responses: { 200: success(name), default: { $ref: '#/components/responses/Refused' } },
  }
}

function success(name: EndpointName): Json {
  const { output }: Endpoint = endpoints[name]
  if (output === 'file') {
    return {
      description: 'The file, or the envelope of a refusal with HTTP status 200.',
      headers: { 'Content-Disposition': { required: true, schema: { type: 'string' } } },
      content: {
        'application/octet-stream': { schema: { type: 'string', format: 'binary' } },
        ...json({ $ref: '#/components/schemas/Failure' }),
      },
    }
  }
  const answered = {
    type: 'object',
    properties: { code: { const: 1 }, msg: { type: 'string' }, data: schemaOf(output) },
    required: ['code', 'msg', 'data'],
  }
  return {
    description: 'Done, or the envelope of a refusal with HTTP status 200.',
    content: json({ anyOf: [answered, { $ref: '#/components/schemas/Failure' }] }),
  }
}

/** Every code there is, with its HTTP status and what it says. */
function failure(): Json {
  const { properties, ...rest } = schemaOf(envelope)
  const codes = Object.keys(apiErrors)
    .filter((key): key is ApiErrorKey => Object.hasOwn(apiErrors, key))
    .map((key) => {
      const { code, status } = apiErrors[key]
      return { const: code, title: key, description: `HTTP ${status}. ${errorMessages.en[key]}` }
    })
  return { ...rest, properties: { ...properties, code: { type: 'integer', anyOf: codes } } }
}

function queryParameters({ properties = {}, required = [] }: Schema): Json[] {
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    in: 'query',
    required: required.includes(name),
    schema,
  }))
}

/** The schema of what is sent; JSON Schema cannot express how it is converted afterwards. */
function schemaOf(schema: z.ZodMiniType): Schema {
  const { $schema: _, '~standard': __, ...found } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' })
  return found
}

function json(schema: object): Json {
  return { 'application/json': { schema } }
}

function tagOf(name: EndpointName): string {
  return name.split('/')[0] ?? name
}
