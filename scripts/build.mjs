import { asCommand } from './setup/output.mjs';
import { build } from './setup/build.mjs';

await asCommand(build);
