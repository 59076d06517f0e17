export { versionTools } from './web/tools.ts'
export {
  draftVersions,
  serverVersions,
  type VersionCalls,
} from './web/version-ports.ts'
