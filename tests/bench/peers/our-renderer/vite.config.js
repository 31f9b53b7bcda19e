import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { reactTextRenderer } from '#scripts/lib/vite/react-text-renderer.ts'

// Built with what the product is built with.
export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  plugins: [react(), reactTextRenderer()],
  define: { 'process.env.NODE_ENV': '"production"' },
  ssr: { target: 'webworker', noExternal: true },
  resolve: { conditions: ['workerd', 'worker', 'module', 'import', 'default'] },
  build: { ssr: 'worker.jsx', outDir: 'dist', minify: true, rolldownOptions: { output: { entryFileNames: 'index.js' } } },
})
