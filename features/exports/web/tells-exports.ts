import type { Client } from '#packages/api/client.ts'
import type { ToolPorts } from '#packages/editor-core/tool.ts'

/** What counts files is fetched with the first of them, and left where it does not come. */
export const tellsExports =
  (client: Client): NonNullable<ToolPorts['exported']> =>
  (made) =>
    // Where there is no network, neither would its code come.
    void (
      navigator.onLine &&
      import('./tell-export.ts').then(
        ({ tellExport }) => tellExport(client, made),
        () => undefined,
      )
    )
