/** Upload progress, from 0 to 100. */
export type OnProgress = (percent: number) => void

/**
 * Sends a form like `fetch`, but reports upload progress, which `fetch` cannot. Aborting the request cancels it.
 * @throws where no response comes
 */
export const sendWithProgress = (request: Request, form: FormData, onProgress: OnProgress): Promise<Response> =>
  new Promise((resolve, reject) => {
    const xhr = new XMLHttpRequest()
    xhr.open(request.method, request.url)
    request.headers.forEach((value, name) => {
      // only the sender of the form can set this header, because it contains the boundary
      if (name !== 'content-type') xhr.setRequestHeader(name, value)
    })
    xhr.upload.onprogress = ({ loaded, total, lengthComputable }) => {
      if (lengthComputable && total > 0) onProgress(Math.floor((100 * loaded) / total))
    }
    xhr.onload = () => {
      const headers = { 'content-type': xhr.getResponseHeader('content-type') ?? 'text/plain' }
      resolve(new Response(xhr.responseText, { status: xhr.status, headers }))
    }
    xhr.onerror = () => reject(new TypeError('No response'))
    xhr.onabort = () => reject(new DOMException('Aborted', 'AbortError'))
    request.signal.addEventListener('abort', () => xhr.abort())
    if (request.signal.aborted) xhr.abort()
    else xhr.send(form)
  })
