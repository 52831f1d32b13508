import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

/** In development the pages come from here and everything else from the server beside it (tools/dev.ts). */
const server = process.env['SERVER_URL'] ?? 'http://127.0.0.1:3001'
const proxied = ['/api', '/sandbox-processor', '/healthz', '/readyz', '/metrics']

export default defineConfig({
  base: '/quote/',
  plugins: [react(), tailwindcss()],
  build: {
    outDir: 'dist/web',
    emptyOutDir: true,
    reportCompressedSize: false,
  },
  server: {
    port: Number(process.env['PORT'] ?? 3000),
    strictPort: true,
    proxy: Object.fromEntries(proxied.map((path) => [path, { target: server }])),
  },
})
