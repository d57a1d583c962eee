import { build } from './setup/build.mjs';
import { asCommand } from './setup/say.mjs';

await asCommand(build);
