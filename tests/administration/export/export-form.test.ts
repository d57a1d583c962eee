import { expect, test } from 'vitest';
import { exportForm, exportOptionsOf } from '#components/administration/export/export-form.ts';

test('everything and the addresses of members are offered to full administrators, and left out unless chosen', () => {
  expect(Object.keys(exportForm(false).properties)).toEqual(['form', 'hasUploads']);
  expect(exportOptionsOf({ form: 'data', hasUploads: true })).toMatchObject({ scope: 'public', hasAddresses: false });
  expect(exportOptionsOf({ form: 'data', scope: 'all', hasUploads: true, hasAddresses: undefined })).toEqual({
    form: 'data',
    scope: 'all',
    hasUploads: true,
    hasAddresses: false,
  });
});
