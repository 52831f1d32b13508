import type { Connect, Plugin } from 'vite'
import { scribble } from '../../tests/walks/scribble'

/** Serves the pictures of signatures, the only content that the gallery would fetch from the product's server. */
const draw: Connect.NextHandleFunction = ({ url = '' }, response, next) => {
  if (!/^\/api\/admin\/reps-signature\/\d+\/image/.test(url)) return next()
  response.setHeader('content-type', 'image/svg+xml')
  response.end(scribble)
}

export const pictures: Plugin = {
  name: 'pictures',
  configureServer: ({ middlewares }) => void middlewares.use(draw),
  configurePreviewServer: ({ middlewares }) => void middlewares.use(draw),
}
