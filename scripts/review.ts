import { spawn } from 'node:child_process';
import { acceptLook, changedLooks } from './review/changed-looks.ts';

// Opens the review page of changed looks in the workbench, or accepts changed looks:
//   npm run review
//   npm run review -- accept post/reaction-toggle

const [command, ...addresses] = process.argv.slice(2);

async function main(): Promise<void> {
  if (command === 'accept') {
    for (const address of addresses) console.log(`Accepted: ${await acceptLook(address)}`);
    return;
  }
  const looks = await changedLooks();
  console.log(`${looks.length} machines look different from their reviewed pictures.`);
  for (const { address, pictures } of looks) console.log(`  ${address}: ${pictures.length} pictures`);
  console.log('Review them at http://127.0.0.1:61000/?story=workbench--review--changed-looks');
  const ladle = spawn(process.execPath, ['node_modules/@ladle/react/lib/cli/cli.js', 'serve'], { stdio: 'inherit' });
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => ladle.kill(signal));
}

await main();
