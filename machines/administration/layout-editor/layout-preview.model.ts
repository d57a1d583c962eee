import type { PreviewChoices } from '#api/administration/layout-editor/layout-preview.ts';
import { ApiFailure } from '#api/failure.ts';
import { defineModel } from '#machines/model/model.ts';
import { layoutPreviewMachine } from './layout-preview.machine.ts';

/** The choices with which the preview of the model begins. */
export const firstChoices: PreviewChoices = {
  roleID: 2,
  palette: 'light',
  language: 'en',
  sectionID: 0,
  categoryID: 0,
};

/** The model of the preview of a layout. */
export const layoutPreviewModel = defineModel(layoutPreviewMachine, {
  starts: { start: { choices: firstChoices } },
  events: [
    { type: 'choice.made', choice: { palette: 'dark' } },
    { type: 'device.chosen', device: 'phone' },
  ],
  answers: { draw: { done: [undefined], error: [ApiFailure.unreachable()] } },
  essence: ({ context: { choices, device } }) => [choices.palette, device],
  // A select reports a change only.
  never: ({ context: { choices, device } }, event) =>
    (event.type === 'choice.made' && choices.palette === 'dark') ||
    (event.type === 'device.chosen' && device === 'phone'),
  observe: ({ context: { choices, device, message } }) => ({ palette: choices.palette, device, message }),
  unobserved: { drawing: 'the number of the page in the frame, which the server returns' },
  rests: ['shown'],
  invariants: {
    'only a failure has a message': (snapshot) => snapshot.matches('failed') === (snapshot.context.message !== ''),
    'a choice is drawn at once': (snapshot, _before, event) =>
      event?.type !== 'choice.made' || snapshot.matches('drawing'),
  },
});
