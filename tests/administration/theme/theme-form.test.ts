import { expect, test } from 'vitest';
import { shownValues, withDefaults } from '#api/form/form-fields.ts';
import {
  completeVariables,
  enteredVariables,
  extraRolesOf,
  themeBody,
  themeForm,
  themeValues,
} from '#components/administration/theme/theme-form.ts';
import { tide } from '#stories/administration/theme/theme-samples.ts';

const rare = {
  ...tide,
  preview: { ...tide.preview, variables: { palettes: { light: { tip: '#112233', text: '#000000' } }, radius: 12 } },
};

const sent = (theme: typeof tide) => {
  const schema = themeForm(extraRolesOf(theme));
  return shownValues(schema, withDefaults(schema, themeValues(theme)));
};

test('saving a theme that was not changed sends what it has, and nothing that the built-in theme has', () => {
  expect(themeBody(sent(rare))).toEqual({
    name: 'Tide',
    assets: {
      variables: {
        data: {
          palettes: { light: { tip: '#112233', text: '#000000' } },
          radius: 12,
        },
      },
      header: { data: '' },
      footer: { data: '' },
    },
  });
});

test('a colour that the editor does not offer is shown if the theme sets it', () => {
  expect(extraRolesOf(rare)).toEqual(['tip']);
  expect(extraRolesOf(tide)).toEqual([]);
  expect(enteredVariables(sent(rare)).palettes?.light?.tip).toBe('#112233');
});

test('a picture leaves out colours that are not complete yet', () => {
  const variables = { main: '#12', palettes: { light: { text: '#1234', link: '#123456' } } };
  expect(completeVariables(variables)).toEqual({ palettes: { light: { link: '#123456' } } });
});
