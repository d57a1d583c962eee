import type { Guide } from '#stories/workbench/component-page/guide.ts';

/** Guidance for the use of the component. */
export const guide: Guide = {
  purpose: 'Asks for the password again before it shows sensitive settings; the answer counts for ten minutes.',
  avoid: ['For pages that only read, signing in is enough.'],
  keys: [['Enter', 'Confirms']],
  reader: 'A form with one field; a wrong password is announced.',
};
