import { tanstackStart } from '@tanstack/react-start/plugin/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

export default defineConfig({
  plugins: [tanstackStart(), react()],
  resolve: { dedupe: ['react', 'react-dom'] },
  environments: {
    ssr: {
      resolve: { noExternal: true, conditions: ['workerd', 'worker', 'module', 'import', 'default'] },
      define: { 'process.env.NODE_ENV': '"production"' },
    },
  },
})
