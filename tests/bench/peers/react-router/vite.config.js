import { reactRouter } from '@react-router/dev/vite'
import { defineConfig } from 'vite'

export default defineConfig({
  plugins: [reactRouter()],
  resolve: { dedupe: ['react', 'react-dom', 'react-router'] },
  environments: {
    ssr: {
      define: { 'process.env.NODE_ENV': '"production"' },
      resolve: { noExternal: true, conditions: ['workerd', 'worker', 'module', 'import', 'default'] },
      build: { minify: true, rolldownOptions: { input: './worker.js', output: { entryFileNames: 'index.js' } } },
    },
  },
})
