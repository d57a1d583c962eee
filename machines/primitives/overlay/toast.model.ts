import { defineModel } from '#machines/model/model.ts';
import { toastMachine } from './toast.machine.ts';

/** The model of a toast: a plain one and a lasting one, each replaced by the other. */
export const toastModel = defineModel(toastMachine, {
  starts: { start: { isLasting: false }, lasting: { isLasting: true } },
  events: [
    { type: 'toast.replaced', isLasting: false },
    { type: 'toast.replaced', isLasting: true },
  ],
  essence: ({ context }) => Object.values(context).join(),
  // Conditions that already hold are not entered again, and a leaving toast cannot be interacted with.
  never: ({ context: { isHovered, isFocused, isTabHidden }, value }, { type }) =>
    (value === 'leaving' && /^(pointer|focus)/.test(type)) ||
    type === (isHovered ? 'pointer.entered' : 'pointer.left') ||
    type === (isFocused ? 'focus.entered' : 'focus.left') ||
    type === (isTabHidden ? 'tab.hidden' : 'tab.shown'),
  observe: ({ context: { isLasting, isFocused, isTabHidden } }) => ({
    isLasting,
    isFocused,
    isTabHidden,
  }),
  unobserved: { isHovered: 'a toast that replaces another one may come to lie under the pointer' },
  invariants: {
    'the timer of a toast pauses while it is hovered, focused or in a hidden tab': ({ value, context }) =>
      value !== 'counting' || !(context.isHovered || context.isFocused || context.isTabHidden),
    'a lasting toast leaves only when it is dismissed': ({ value, context }, before, event) =>
      value !== 'leaving' || !context.isLasting || before?.value === 'leaving' || event?.type === 'toast.dismissed',
  },
});
