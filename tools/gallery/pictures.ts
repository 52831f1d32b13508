import type { Connect, Plugin } from 'vite'
import { scribble } from '../../tests/walks/scribble'

/** The pictures of signatures, which the product's server has: nothing else that the gallery shows is fetched from one. */
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
