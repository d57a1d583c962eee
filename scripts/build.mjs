import { build } from './setup/build.mjs';
import { asCommand } from './setup/output.mjs';

await asCommand(build);
