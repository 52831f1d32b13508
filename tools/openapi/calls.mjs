/**
 * The client's functions, one an operation, as text of TypeScript. Each takes, in this order and as far as its operation
 * has them: the path parameters, the policy's token, the query or the body, the Idempotency-Key, the version for If-Match,
 * the signal that cancels the call, and the callback for upload progress.
 *
 * The contract says the rest: `x-client` which group an operation loads with, `x-upload-progress` that a caller follows
 * the upload, and `x-overwrites` that the version may be null, which overwrites the newest.
 */

/** By group: the start of its file's comment, and the name of its function. */
const groups = {
  quote: ['The operations that load with the first page.', 'quoteCalls'],
  policy: ['The operations of the policy page, which load with it.', 'policyCalls'],
  certificate: ['The operations of the pages about a certificate, which load with them.', 'certificateCalls'],
  venue: ['The operations of the venue of a quote or a policy, which load with the part that shows it.', 'venueCalls'],
  exhibitors: ['The operations of the pages of organizers and exhibitors, which load with them.', 'exhibitorCalls'],
  producers: ['The operations of the pages of producers, which load with them.', 'producerCalls'],
  staff: ['The operations of staff, which load with the first staff page.', 'staffCalls'],
}
/** everybody else in `x-access` is staff with a permission */
const customers = ['anyone', 'quoteLink', 'policyLink']

/** @returns the text of each group's file, by group */
export function callsOf(contract) {
  const operations = operationsOf(contract)
  return Object.fromEntries(
    Object.entries(groups).map(([group, [purpose, name]]) => {
      const functions = operations.filter((operation) => groupOf(operation) === group).map(functionOf)
      const body = functions.join('\n')
      const helpers = ['answer', 'ifMatch', 'inParts'].filter((helper) => body.includes(`${helper}(`))
      const types = ['Api', 'BodyOf', 'PartsOf', 'PathOf', 'QueryOf'].filter(
        (type) => type === 'Api' || body.includes(`${type}<`),
      )
      const imports = [...helpers, ...types.map((type) => `type ${type}`)].join(', ')
      const progress = body.includes('sendWithProgress(')
        ? `import { type OnProgress, sendWithProgress } from './progress'\n`
        : ''
      return [
        group,
        `// Made from openapi.yaml by npm run gen.
import { ${imports} } from './answer'
${progress}
/** ${purpose} */
export const ${name} = (api: Api) => ({
${body}
})
`,
      ]
    }),
  )
}

const methods = ['get', 'put', 'post', 'delete', 'options', 'head', 'patch', 'trace']

function operationsOf(contract) {
  const resolve = (part) =>
    part?.$ref
      ? part.$ref
          .split('/')
          .slice(1)
          .reduce((whole, key) => whole[key], contract)
      : part
  return Object.entries(contract.paths).flatMap(([path, item]) =>
    Object.entries(item)
      .filter(([method]) => methods.includes(method))
      .map(([method, operation]) => ({
        ...operation,
        path,
        method: method.toUpperCase(),
        parameters: [...(item.parameters ?? []), ...(operation.parameters ?? [])].map(resolve),
        bodyType: Object.keys(resolve(operation.requestBody)?.content ?? {})[0] ?? null,
        resultType: Object.entries(operation.responses)
          .filter(([status]) => status.startsWith('2'))
          .flatMap(([, response]) => Object.keys(resolve(response).content ?? {}))[0],
      })),
  )
}

/** Without `x-client`, what only staff may call loads with their pages. `none`: no page of ours calls it this way. */
function groupOf({ operationId, 'x-client': named, 'x-access': access }) {
  const group = named ?? (access.every((caller) => !customers.includes(caller)) ? 'staff' : 'quote')
  if (group !== 'none' && !(group in groups)) throw new Error(`${operationId}: there is no x-client ${group}`)
  return group
}

/** The headers that a function takes, with its parameter's type and the entry of the request. */
const headers = {
  'Policy-Token': ['policyToken: string', `'Policy-Token': policyToken`],
  'Idempotency-Key': ['key: string', `'Idempotency-Key': key`],
  'If-Match': ['version: number', '...ifMatch(version)'],
}
/** makeClient sends it with every call of a staff page */
const sentByClient = 'Acting-As'

function functionOf(operation) {
  const { operationId, method, path, summary, parameters, bodyType, resultType } = operation
  const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name)
  const hasQuery = parameters.some((parameter) => parameter.in === 'query')
  const sent = parameters.filter((parameter) => parameter.in === 'header' && parameter.name !== sentByClient)
  const header = Object.keys(headers).filter((name) => sent.some((parameter) => parameter.name === name))
  const unknown = sent.find(({ name }) => !(name in headers))
  if (unknown) throw new Error(`${operationId}: the client does not know the header ${unknown.name}`)
  if (hasQuery && bodyType) throw new Error(`${operationId}: has both a query and a body`)

  const isForm = bodyType === 'multipart/form-data'
  const parameterOf = (name) => headers[name][0] + (name === 'If-Match' && operation['x-overwrites'] ? ' | null' : '')
  const hasProgress = operation['x-upload-progress'] === true
  const taken = [
    ...inPath.map((name) => `${name}: PathOf<'${operationId}'>['${name}']`),
    ...header.filter((name) => name === 'Policy-Token').map(parameterOf),
    ...(hasQuery ? [`query: QueryOf<'${operationId}'>`] : []),
    ...(bodyType ? [`body: ${isForm ? 'PartsOf' : 'BodyOf'}<'${operationId}'>`] : []),
    ...header.filter((name) => name !== 'Policy-Token').map(parameterOf),
    'signal: AbortSignal',
    ...(hasProgress ? ['onProgress: OnProgress'] : []),
  ]
  const params = [
    ...(inPath.length > 0 ? [`path: { ${inPath.join(', ')} }`] : []),
    ...(hasQuery ? ['query'] : []),
    ...(header.length > 0 ? [`header: { ${header.map((name) => headers[name][1]).join(', ')} }`] : []),
  ]
  const init = [
    ...(params.length > 0 ? [`params: { ${params.join(', ')} }`] : []),
    ...(bodyType ? [isForm ? 'body: body as never' : 'body'] : []),
    // the body of the request is of no use: the form is sent beside it
    ...(hasProgress
      ? [`bodySerializer: () => ''`, 'fetch: (request) => sendWithProgress(request, inParts(body), onProgress)']
      : isForm
        ? ['bodySerializer: () => inParts(body)']
        : []),
    ...(resultType && resultType !== 'application/json' ? [`parseAs: 'blob'`] : []),
    'signal',
  ]
  return `  /** ${summary} */
  ${operationId}: (${taken.join(', ')}) =>
    answer(api.${method}('${path}', { ${init.join(', ')} })),`
}
