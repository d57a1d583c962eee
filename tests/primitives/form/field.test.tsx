import { expect, test } from 'vitest';
import { Field, type FieldProps } from '#components/primitives/form/field.tsx';
import { Input } from '#components/primitives/form/input.tsx';
import { html, tagsIn, textOf } from '#tests/primitives/runtime/rendered.tsx';

const field = (props: Partial<FieldProps>) =>
  html(
    <Field label="Email" id="email" {...props}>
      {(wiring) => <Input {...wiring} />}
    </Field>,
  );

const inputOf = (page: string) => tagsIn(page, 'input')[0];

test('the label names the control', () => {
  expect(tagsIn(field({}), 'label')[0]).toMatchObject({ for: 'email' });
  expect(inputOf(field({}))).toMatchObject({ id: 'email' });
  expect(inputOf(field({}))).not.toHaveProperty('aria-describedby');
  expect(inputOf(field({}))).not.toHaveProperty('aria-invalid');
});

test('help and error describe the control, in their visual order', () => {
  const page = field({ help: 'Nobody sees it.', error: 'This is no address.' });
  expect(inputOf(page)).toMatchObject({ 'aria-describedby': 'email-help email-error', 'aria-invalid': 'true' });
  expect(page).toContain('id="email-help"');
  expect(page).toContain('id="email-error"');
  expect(textOf(page)).toBe('EmailNobody sees it.This is no address.');
});

test('a required field is marked as such in text', () => {
  const page = field({ required: true });
  expect(textOf(page)).toBe('Email (required)');
  expect(page).toMatch(/<input[^>]* required=""/);
});

test('the IDs of two fields on a page are distinct', () => {
  const page = html(
    <>
      <Field label="One">{(wiring) => <Input {...wiring} />}</Field>
      <Field label="Two">{(wiring) => <Input {...wiring} />}</Field>
    </>,
  );
  const ids = tagsIn(page, 'input').map(({ id }) => id);
  expect(new Set(ids).size).toBe(2);
  expect(tagsIn(page, 'label').map((label) => label['for'])).toEqual(ids);
});
