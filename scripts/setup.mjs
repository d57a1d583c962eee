// Prepares everything a command requires. Plain JavaScript without dependencies: on a fresh clone only the machine's
// own Node (18 or newer) exists, and the pinned version is installed with the packages.
export { ensureBuilt } from './setup/build.mjs';
export { findChromium } from './setup/chromium.mjs';
export { findCommunityDump, withoutCommunity } from './setup/community-dump.mjs';
export { environment, lastingEnvironment, pinnedNode } from './setup/node.mjs';
export { ensureInstalled } from './setup/packages.mjs';
export { ensurePostgres, findPostgres } from './setup/postgres.mjs';
