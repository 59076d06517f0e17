import { dirname, relative, resolve } from 'node:path'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import { codeSplitting } from './apps/web/chunks.ts'

const root = import.meta.dirname

/** Tells each screen's row its source file, so that the server can preload the chunk and style of a page. */
const screenModules = (): Plugin => ({
  name: 'screen-modules',
  enforce: 'pre',
  transform(code, id) {
    if (!id.endsWith('/web/routes.ts')) return undefined
    return code.replace(/screen: \(\) => import\('(\.[^']+)'\)/g, (row, path: string) => {
      const module = relative(root, resolve(dirname(id), path)).replaceAll('\\', '/')
      return `${row}, module: ${JSON.stringify(module)}`
    })
  },
})

export default defineConfig(({ command }) => ({
  root,
  publicDir: 'apps/web/public',
  plugins: [screenModules(), react()],
  build: {
    target: 'es2022',
    copyPublicDir: false,
    assetsInlineLimit: 0,
    reportCompressedSize: false,
  },
  environments: {
    client: {
      build: {
        outDir: 'dist/client',
        manifest: true,
        rolldownOptions: {
          input: 'apps/web/entry-client.tsx',
          output: { codeSplitting: codeSplitting() },
        },
      },
    },
    ssr: {
      // Its libraries are built in: they take their quick form whatever the process calls itself.
      ...(command === 'build' && {
        resolve: { noExternal: true },
        define: { 'process.env.NODE_ENV': JSON.stringify('production') },
      }),
      build: {
        outDir: 'dist/server',
        chunkSizeWarningLimit: 2000,
        ssr: true,
        rolldownOptions: {
          input: ['apps/web/entry-server.tsx', 'apps/web/draw-cover.tsx'],
          output: { entryFileNames: '[name].js' },
        },
      },
    },
    // A build of its own: the product serves none of it, and shares no file that could grow by it.
    render: {
      consumer: 'client',
      build: {
        outDir: 'dist/render',
        manifest: true,
        chunkSizeWarningLimit: 2000,
        // A hundred and seventy character maps are copied: no plugin is to blame.
        rolldownOptions: { input: 'apps/web/render-page.tsx', checks: { bundlerTimings: false } },
      },
    },
  },
  builder: {
    buildApp: async (builder) => {
      for (const environment of Object.values(builder.environments)) await builder.build(environment)
    },
  },
}))
