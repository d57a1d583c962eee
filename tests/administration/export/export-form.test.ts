import { expect, test } from 'vitest';
import { exportForm, exportOptionsOf } from '#components/administration/export/export-form.ts';

test('the addresses of members are offered to those who may read them, and left out unless chosen', () => {
  expect(Object.keys(exportForm(false).properties)).not.toContain('hasAddresses');
  expect(exportOptionsOf({ form: 'data', scope: 'all', hasUploads: true, hasAddresses: undefined })).toEqual({
    form: 'data',
    scope: 'all',
    hasUploads: true,
    hasAddresses: false,
  });
});
