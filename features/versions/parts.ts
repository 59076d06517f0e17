export {
  draftVersions,
  serverVersions,
  type VersionCalls,
} from './web/kept-versions.ts'
export { versionTools } from './web/tools.ts'
