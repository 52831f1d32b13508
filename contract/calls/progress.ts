/** Upload progress, from 0 to 100. */
export type OnProgress = (percent: number) => void

/**
 * Sends a form like `fetch`, but reports upload progress, which `fetch` cannot. Aborting the request cancels it.
 * @throws where no response comes
 */
export const sendWithProgress = (request: Request, form: FormData, onProgress: OnProgress): Promise<Response> =>
  new Promise((resolve, reject) => {
    const sending = new XMLHttpRequest()
    sending.open(request.method, request.url)
    request.headers.forEach((value, name) => {
      // only the sender of the form can set this header, because it contains the boundary
      if (name !== 'content-type') sending.setRequestHeader(name, value)
    })
    sending.upload.onprogress = ({ loaded, total, lengthComputable }) => {
      if (lengthComputable && total > 0) onProgress(Math.floor((100 * loaded) / total))
    }
    sending.onload = () => {
      const headers = { 'content-type': sending.getResponseHeader('content-type') ?? 'text/plain' }
      resolve(new Response(sending.responseText, { status: sending.status, headers }))
    }
    sending.onerror = () => reject(new TypeError('no answer came'))
    sending.onabort = () => reject(new DOMException('it was called off', 'AbortError'))
    request.signal.addEventListener('abort', () => sending.abort())
    if (request.signal.aborted) sending.abort()
    else sending.send(form)
  })
