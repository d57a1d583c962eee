import { existsSync } from 'node:fs';
import { environment } from './node.mjs';
import { run } from './run.mjs';
import { step } from './say.mjs';

/** Whether programs may be installed here without asking: as root, where apt-get is. */
export const canInstallPrograms = () => process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');

/** Installs a Debian package; says whether that went well. */
export function installProgram(name) {
  const env = environment({ DEBIAN_FRONTEND: 'noninteractive' });
  const apt = (...args) => run('/usr/bin/apt-get', args, { env, timeout: 600_000 });
  return step(`Installing ${name}`, async () => {
    await apt('update', '-q');
    const { code } = await apt('install', '-y', '-q', '--no-install-recommends', name);
    return code === 0;
  });
}
