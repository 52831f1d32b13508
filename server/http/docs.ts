import type { FastifyInstance } from 'fastify'
import { stringify } from 'yaml'
import { compressedText } from './compressedText'
import type { Contract, ContractOperation } from './contract'

/** `/api/docs`: the contract as a page, and as YAML. */
export function serveDocs(app: FastifyInstance, contract: Contract): void {
  let page: ReturnType<typeof compressedText> | undefined
  const text = compressedText(contract.text)
  app.get('/api/docs', async (_, reply) => {
    page ??= compressedText(docsPage(contract))
    return page(reply.type('text/html; charset=utf-8'))
  })
  app.get('/api/openapi.yaml', async (_, reply) => text(reply.type('application/yaml; charset=utf-8')))
}

function docsPage({ document, operations }: Contract): string {
  const { info, components, tags } = document
  const groups = tags.map(
    ({ name, description }) =>
      html`<h2>${description}</h2>${raw(
        operations
          .filter((o) => o.tags.includes(name))
          .map(section)
          .join(''),
      )}`,
  )
  const schemas = Object.entries(components.schemas).map(
    ([name, schema]) =>
      html`<details id="${name}"><summary><code>${name}</code></summary>${raw(code(schema))}</details>`,
  )
  return html`<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${info.title} API</title>
<style>${raw(style)}</style></head>
<body><main><h1>${info.title} API</h1><p>${info.description}</p>
<p><a href="openapi.yaml">openapi.yaml</a></p>${raw(groups.join(''))}<h2>Schemas</h2>${raw(schemas.join(''))}</main></body>
</html>`
}

function section({ operationId, method, path, summary, description, access, ...rest }: ContractOperation): string {
  const { parameters, requestBody, responses } = rest
  return html`<details id="${operationId}">
<summary><code>${method} ${path}</code> ${summary} <small>${access.join(', ')}</small></summary>
<p>${description ?? ''}</p>${raw(part('Parameters', parameters.length > 0 && parameters))}${raw(part('Body', requestBody))}
${raw(part('Responses', responses))}</details>`
}

const part = (title: string, value: unknown) => (value ? html`<h3>${title}</h3>${raw(code(value))}` : '')

/** Turns references into links to the schemas below. */
const code = (value: unknown) =>
  `<pre>${escaped(stringify(value, { lineWidth: 0, aliasDuplicateObjects: false })).replace(
    /#\/components\/schemas\/(\w+)/g,
    '<a href="#$1">$1</a>',
  )}</pre>`

class Raw {
  constructor(readonly text: string) {}
}
const raw = (text: string) => new Raw(text)
const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escaped = (text: string) => text.replace(/[&<>"]/g, (c) => escapes[c]!)
const html = (texts: TemplateStringsArray, ...values: readonly (string | Raw)[]) =>
  texts.reduce((all, text, i) => {
    const value = values[i - 1]
    return `${all}${value instanceof Raw ? value.text : escaped(value ?? '')}${text}`
  })

const style = `
:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif }
main { max-width: 60rem; margin: 0 auto; padding: 1rem }
details { border-top: 1px solid color-mix(in srgb, currentColor 20%, transparent); padding: .5rem 0 }
summary { cursor: pointer }
pre { overflow-x: auto; background: color-mix(in srgb, currentColor 6%, transparent); padding: .75rem }
small { float: right; opacity: .75 }
h3 { margin: .5rem 0 }`
