// Plain JavaScript that Node 20 runs, see progress.mjs.

const REGISTRY_UNREACHABLE =
  /\b(?:ENOTFOUND|EAI_AGAIN|ETIMEDOUT|ECONNREFUSED|ECONNRESET|EHOSTUNREACH|ENETUNREACH|ERR_SOCKET_TIMEOUT|ENOTCACHED)\b/
const NOT_WRITABLE = /\b(?:EROFS|EACCES|EPERM)\b/
const DISK_FULL = /\b(?:ENOSPC|EDQUOT)\b/

/** What a person can do about an installation or a build that printed `output`, if we know it. */
export const adviceForFailure = (output, root) => {
  if (DISK_FULL.test(output))
    return `No space is left on the disk of ${root}. Free some, then run the command again.`
  if (NOT_WRITABLE.test(output))
    return `The folder ${root} cannot be written to. Run the command as the user who owns the folder.`
  if (REGISTRY_UNREACHABLE.test(output))
    return "The package registry cannot be reached. Check the network and npm's proxy setting, or choose another registry, for example: npm config set registry https://registry.npmmirror.com"
  return undefined
}

/** Node 20 runs the installation; an older one may fail anywhere in it. */
export const adviceForNode = (version) =>
  Number(version.split('.')[0]) >= 20
    ? undefined
    : `Node ${version} is too old. Install Node 20 or newer from https://nodejs.org, then run the command again.`
