import type { Client } from '#packages/api/client.ts'
import type { ToolPorts } from '#packages/editor-core/tool.ts'

/** The code that counts files is loaded with the first file; a failure to load it is ignored. */
export const tellsExports =
  (client: Client): NonNullable<ToolPorts['exported']> =>
  (made) =>
    // Offline, its code could not be loaded either.
    void (
      navigator.onLine &&
      import('./tell-export.ts').then(
        ({ tellExport }) => tellExport(client, made),
        () => undefined,
      )
    )
