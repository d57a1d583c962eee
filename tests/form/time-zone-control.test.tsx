import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { ControlProps } from '#components/form/control/control-props.ts';
import { TimeZoneControl } from '#components/form/control/time-zone-control.tsx';

test('the page of the server has only the chosen time zone, because a browser may know others', () => {
  const property = { type: 'string' as const, 'x-control': { inputType: 'timeZone', label: 'Time zone' } };
  const field = { name: 'zone', path: ['zone'], property, value: 'Asia/Kolkata', isRequired: true, parts: [] };
  const form = { isBusy: false, errorOf: () => undefined, idOf: () => 'zone' };
  const html = renderToStaticMarkup(<TimeZoneControl {...({ field, form, beside: {} } as unknown as ControlProps)} />);
  expect(html.match(/<option[^>]*>[^<]*/g)).toEqual(['<option value="Asia/Kolkata" selected="">Asia/Kolkata']);
  expect(html).not.toContain('optgroup');
});
