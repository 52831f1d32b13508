import { fileURLToPath } from 'node:url'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import type { InlineConfig } from 'vite'
import { pictures } from './pictures'

export const root = fileURLToPath(new URL('../..', import.meta.url))
/** Below which path the gallery's pages are, of whoever serves them. */
export const place = '/tools/gallery/'

const file = (name: string) => fileURLToPath(new URL(name, import.meta.url))

/** Apart from the product's own: nothing of the gallery can come into its bundle. */
export const config: InlineConfig = {
  root,
  configFile: false,
  logLevel: 'warn',
  plugins: [react(), tailwindcss(), pictures],
  resolve: { alias: { vitest: file('noTests.ts') } },
  build: {
    emptyOutDir: true,
    reportCompressedSize: false,
    chunkSizeWarningLimit: 5000,
    rolldownOptions: { input: [file('index.html'), file('state.html')] },
  },
}
