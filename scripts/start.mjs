import { asCommand } from './setup/say.mjs';
import { serve } from './setup/serve.mjs';

await asCommand(() => serve({ mode: 'production', built: true }));
