import type { SampleDiscussion } from '#server/sample/types.ts';
import { commentBy, days, hours, text } from '#server/sample/writing.ts';

/** Two sample ideas that members can vote on. */
export const ideas: readonly SampleDiscussion[] = [
  {
    name: 'A shelf for things that only need one part',
    category: 'meeting-place',
    type: 'idea',
    author: 'abena',
    ago: days(8.3),
    views: 143,
    bookmarkedBy: ['june'],
    reactions: { Up: ['ingrid', 'tomasz', 'priya', 'june', 'mairead', 'layla', 'sefa'], Down: ['pieter'] },
    body: text`
      Half of what we throw out wants a knob, a fuse or one screw. Let us keep a shelf by the side door: the thing, a tag that says **which part is missing**, and a date. Whoever has the part finishes it and keeps it.

      After six weeks it goes to the tip, no discussion.
    `,
    comments: [
      commentBy('pieter', hours(5), 'Six weeks is not long for a valve. Twelve, and you have my vote too. — Pieter', {
        reactions: { Like: ['ken', 'mairead'] },
        replies: [commentBy('abena', hours(6), 'Twelve for anything with a valve in it. Written on the tag.')],
      }),
      commentBy('tomasz', days(1.1), 'I have a plank for it. It is the good one, so please do not nail into it.'),
    ],
  },
  {
    name: 'Open one evening a month for people who work weekends',
    category: 'meeting-place',
    type: 'idea',
    author: 'priya',
    ago: days(31),
    views: 88,
    reactions: { Up: ['sefa', 'layla', 'diego'], Down: ['tomasz'] },
    body: "Nurses, bakers and bus drivers can't do Saturdays. The first Monday, six to nine, two key holders, no machines that need a second person.",
    comments: [
      commentBy('ingrid', days(2), "I can hold the key twice before summer. Let's see who comes.", {
        reactions: { Like: ['priya', 'layla'] },
      }),
    ],
  },
];
