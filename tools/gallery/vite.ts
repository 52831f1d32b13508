import { fileURLToPath } from 'node:url'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import type { InlineConfig } from 'vite'
import { pictures } from './pictures'

export const root = fileURLToPath(new URL('../..', import.meta.url))
/** The path of the gallery's pages on any server. */
export const place = '/tools/gallery/'

const file = (name: string) => fileURLToPath(new URL(name, import.meta.url))

/** Separate from the product's own configuration, so that nothing of the gallery can get into its bundle. */
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
