import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

export default defineConfig({
  plugins: [react()],
  ssr: { target: 'webworker', noExternal: true },
  resolve: { conditions: ['workerd', 'worker', 'module', 'import', 'default'], dedupe: ['react', 'react-dom'] },
  build: { ssr: 'worker.jsx', outDir: 'dist', minify: true, rolldownOptions: { output: { entryFileNames: 'index.js' } } },
})
