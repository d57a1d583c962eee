import { asCommand } from './setup/output.mjs';
import { serve } from './setup/serve.mjs';

await asCommand(() => serve({ mode: 'development', built: false }));
