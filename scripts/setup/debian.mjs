import { existsSync } from 'node:fs';
import { environment } from './node.mjs';
import { step } from './output.mjs';
import { run } from './run.mjs';

/** Whether programs can be installed without confirmation: requires root and apt-get. */
export const canInstallPrograms = () => process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');

/** Installs a Debian package, with further ones that it needs here. Returns whether the installation succeeded. */
export function installProgram(name, ...others) {
  const env = environment({ DEBIAN_FRONTEND: 'noninteractive' });
  const apt = (...args) => run('/usr/bin/apt-get', args, { env, timeout: 600_000 });
  return step(`Installing ${name}`, async () => {
    await apt('update', '-q');
    const { code } = await apt('install', '-y', '-q', '--no-install-recommends', name, ...others);
    return code === 0;
  });
}
