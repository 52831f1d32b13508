import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import { leanRouter } from './tools/build/leanRouter.ts'
import { files } from './tools/build/parts.ts'
import { withoutExamples } from './tools/build/withoutExamples.ts'

/** In development the pages come from here and everything else from the server beside it (tools/dev.ts). */
const server = process.env['SERVER_URL'] ?? 'http://127.0.0.1:3001'
const proxied = ['/api', '/sandbox-processor', '/healthz', '/readyz']

/** Marks a page that asks for the inspector, as the server does with a built page. */
const inspector: Plugin = {
  name: 'inspector',
  apply: 'serve',
  transformIndexHtml: (html, { originalUrl = '' }) =>
    originalUrl.includes('inspect') ? html.replace('<html', '<html data-inspect') : html,
}

export default defineConfig({
  base: '/quote/',
  resolve: {
    // React has had this hook since version 18, so nothing needs the package's own one for older versions
    alias: [
      { find: /^use-sync-external-store\/shim$/, replacement: 'react' },
      { find: /^use-sync-external-store\/shim\/with-selector$/, replacement: 'use-sync-external-store/with-selector' },
    ],
  },
  plugins: [react(), tailwindcss(), leanRouter(), withoutExamples(), inspector],
  build: {
    outDir: 'dist/web',
    emptyOutDir: true,
    reportCompressedSize: false,
    // a browser without modulepreload fetches the same files a moment later
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: files,
        },
      },
    },
  },
  server: {
    port: Number(process.env['PORT'] ?? 3000),
    strictPort: true,
    proxy: Object.fromEntries(proxied.map((path) => [path, { target: server }])),
  },
})
