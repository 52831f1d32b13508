import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A page of another site that embeds ours in a frame, and sets the frame's height from our messages. */
export async function openParent() {
  const server = createServer((request, response) => {
    const framed = new URL(request.url ?? '/', 'http://x').searchParams.get('shows') ?? ''
    response.setHeader('content-type', 'text/html; charset=utf-8')
    response.end(pageAround(framed))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    origin: `http://127.0.0.1:${port}`,
    /** the same page at an origin that is not allowed */
    stranger: `http://localhost:${port}`,
    close: () => new Promise((resolve) => server.close(resolve)),
  }
}

const pageAround = (framed: string) => `<!doctype html>
<title>Example Venues</title>
<body style="margin: 0">
<h1 style="height: 200px; margin: 0">Example Venues</h1>
<iframe title="Insurance" src="${framed.replaceAll('"', '&quot;')}" style="width: 100%; height: 300px; border: 0"></iframe>
<script>
  const frame = document.querySelector('iframe')
  window.heights = []
  addEventListener('message', ({ data, source }) => {
    if (source !== frame.contentWindow || data?.type !== 'marquee.height') return
    heights.push(data.height)
    frame.style.height = data.height + 'px'
  })
</script>`
