import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

const entry = (path: string): string => fileURLToPath(new URL(path, import.meta.url))

/**
 * Two entries and no HTML: the server writes every page itself from `dist/.vite/manifest.json` (right status, title, language, nonce).
 * `#base/…`, `#features/…` and `#app/…` are the imports of package.json.
 */
export default defineConfig({
  plugins: [react()],
  appType: 'custom',
  publicDir: false,
  build: {
    outDir: 'dist',
    manifest: true,
    // Nothing becomes a data: address, so that the Content-Security-Policy can forbid them.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // The one large chunk is pdfkit, loaded only when somebody saves a recovery kit as PDF.
    chunkSizeWarningLimit: 2000,
    target: 'es2022',
    rolldownOptions: {
      input: {
        staff: entry('./src/app/web/staff/main.tsx'),
        sitting: entry('./src/app/web/sitting/main.tsx'),
      },
    },
  },
})
