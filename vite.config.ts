import { dirname, relative, resolve } from 'node:path'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin, type Rolldown } from 'vite'
import { codeSplitting } from './apps/web/chunks.ts'
import { interfaceFonts } from './features/fonts/server/interface-fonts.ts'
import { fontVersion } from './features/fonts/server/version.ts'

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

/** Leaves the descriptions of calls out of browser code: only the server's API documentation shows them. */
const withoutCallSummaries = (): Plugin => ({
  name: 'without-call-summaries',
  enforce: 'pre',
  applyToEnvironment: ({ name }) => name === 'client',
  transform: {
    filter: { id: /contract\.ts$/ },
    handler: (code) => code.replace(/\bsummary:\s*(['"`])(?:\\.|(?!\1).)*\1/g, "summary: ''"),
  },
})

/** The interface's own faces are cut before they are bundled (docs/decisions/fonts.md). */
const interfaceFaces = (): Plugin => ({
  name: 'interface-faces',
  resolveId: {
    filter: { id: /^virtual:interface-fonts\.css$/ },
    handler: () => interfaceFonts(),
  },
})

/**
 * Every page carries the list of two hundred files that may come next. So these are called by their hash alone, and
 * only screens, and what else is asked for by itself, have a name to be known by.
 */
const SHORT_NAMES = {
  chunkFileNames: ({ isDynamicEntry }: Rolldown.PreRenderedChunk) =>
    isDynamicEntry ? 'assets/[name]-[hash:7].js' : 'assets/[hash:7].js',
  assetFileNames: ({ names }: Rolldown.PreRenderedAsset) =>
    names[0]?.endsWith('.css') ? 'assets/[hash:7][extname]' : 'assets/[name]-[hash][extname]',
}

export default defineConfig(({ command }) => ({
  root,
  publicDir: 'apps/web/public',
  plugins: [screenModules(), withoutCallSummaries(), interfaceFaces(), react()],
  define: { 'import.meta.env.FONT_VERSION': JSON.stringify(fontVersion) },
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
        // test/bench/first-load.test.ts holds what each screen fetches; the bundler's opinion of one file adds nothing.
        chunkSizeWarningLimit: 2000,
        rolldownOptions: {
          input: 'apps/web/entry-client.tsx',
          // The first build cuts the interface's fonts, which is slow on purpose.
          checks: { bundlerTimings: false },
          output: { ...SHORT_NAMES, codeSplitting: codeSplitting() },
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
        rolldownOptions: {
          input: 'apps/web/render-page.tsx',
          // It copies 170 character maps, and has everything in one file: neither is a mistake.
          checks: { bundlerTimings: false, ineffectiveDynamicImport: false },
        },
      },
    },
  },
  builder: {
    buildApp: async (builder) => {
      for (const environment of Object.values(builder.environments)) await builder.build(environment)
    },
  },
}))
