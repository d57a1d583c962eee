import { defineSubmissionModel } from '#machines/primitives/submission/submission.model.ts';
import { postTranslationMachine } from './post-translation.machine.ts';

/** The model of the translation of a post. */
export const postTranslationModel = defineSubmissionModel(postTranslationMachine, {
  payloads: ['<p dir="auto">Le nœud tient bon, mais il est trop grand pour la corde.</p>'],
  outputs: [
    {
      name: null,
      body: '<p dir="auto">The knot holds, but it is too big for the rope.</p>',
      from: 'fr',
      to: 'en',
      service: 'DeepL',
    },
  ],
});
