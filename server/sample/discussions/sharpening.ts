import type { SampleDiscussion } from '#server/sample/types.ts';
import { commentBy, days, hours, text } from '#server/sample/writing.ts';

/** The longest sample post: a guide to sharpening of about a thousand words. */
export const sharpening: readonly SampleDiscussion[] = [
  {
    name: 'Sharpening: everything I wish somebody had told me in one place',
    category: 'woodwork',
    author: 'tomasz',
    ago: days(203),
    views: 3120,
    pinned: 'category',
    tags: ['how-to', 'hand-tools', 'beginners'],
    bookmarkedBy: ['ken', 'nilufar', 'june', 'ingrid', 'abena', 'pieter'],
    reactions: {
      Awesome: ['ken', 'nilufar', 'june'],
      Insightful: ['abena', 'ingrid', 'pieter', 'diego'],
      Like: ['mairead', 'sefa'],
    },
    body: text`
      I get asked the same nine questions every Wednesday, usually while I am holding a chisel and the person asking is standing where the chisel would go. So here is all of it, once. Read it with a blunt tool and a cup of something next to you.

      ## What sharp is

      An edge is two flat surfaces that meet. That is the whole secret. If both are flat and polished all the way to the line where they meet, the tool is sharp. If one of them is scratched, rounded or does not quite reach, it is not, and no amount of rubbing the *other* one will help.

      So when a chisel won't cut, don't ask "which stone?" Ask "which of my two surfaces does not arrive?" Hold the edge under the lamp and tilt it. A sharp edge is invisible, because a line has no width and reflects nothing. Where you see a bright thread, there is a third surface: the blunt one.

      ## The back comes first

      People polish the bevel for an hour and never touch the back. The back is half of the edge. With a new chisel you spend twenty dull minutes on it, once in its life:

      1. Draw lines across the first three centimetres with a felt pen.
      2. Rub it flat on the coarse stone until the ink is gone **right at the edge**. The rest of the back does not matter.
      3. Go up through the stones until you can read a newspaper in it. The headline is enough.

      After that the back only ever meets the finest stone, and it lies dead flat on it. Never lift the handle. If you lift it even once you make a tiny bevel on the wrong side, and you have to start again from step one. I have seen grown men weep.

      ## Angles, and why you can stop worrying about them

      | Tool | Angle | Why |
      | --- | ---: | --- |
      | Paring chisel | 25° | pushed by hand, softwood |
      | Bench chisel | 30° | the one you own |
      | Mortise chisel | 35° | gets hit |
      | Plane iron | 30° | unless the timber tears |
      | Axe for carving | 32° | and a bit rounder on the inside |

      Two degrees more or less, nobody will notice, including the wood. What you *do* notice is an angle that changes from stroke to stroke, because then the bevel becomes a belly. A guide with a wheel is not cheating. Ken does it freehand, and Ken has done it freehand every morning for fifteen years. Get the guide.

      ## The routine

      This is what I do on a Wednesday, and it takes four minutes. Not an hour. If sharpening takes an hour you will not do it, and you will push instead, and pushing is how people get hurt.

      - **Coarse (1000)**, only if there is a nick or the bevel has a belly. Until you feel a burr along the *whole* back. No burr, no progress: keep going.
      - **Fine (4000 to 6000)**, ten strokes on the bevel, light hands.
      - **Back**, flat on the fine stone, five strokes, to take the burr off.
      - **Strop**, leather on a board with a little green paste, ten pulls, edge trailing.

      Then try it on the end grain of a piece of pine. Not on your arm, not on a fingernail, not on paper. Pine is soft and crushes under anything blunt; a sharp edge leaves it shining like horn. If it is white and crumbly, look under the lamp again.

      ## Stones

      I am asked for a shopping list. Here it is: **one** combination water stone, 1000/6000, and a piece of float glass with wet abrasive paper to keep it flat. The stone wears hollow faster than you believe. Draw a pencil grid on it, rub it on the glass until the grid is gone, every single time. A hollow stone makes a round edge, and you will blame yourself, the steel and finally me.

      Oil stones, diamond plates and ceramic all work. Each has a club. Don't join a club in the first year.

      ## The burr, since nobody explains it

      The burr is a wire of steel that bends over the edge when the bevel has reached it. It is how the tool tells you "I have arrived". You feel it by sliding a thumb *off* the back, never along. When it is there over the full width you are done with that stone, and not before. And it must go again: a burr left on the edge cuts beautifully for three strokes and then breaks off and takes the edge along. If your chisel is always sharp for exactly one minute, that is why.

      ## Grinding

      The wheel is for when you dropped it. Short touches, water beside you, fingers near the edge so that you feel the heat before the steel does. If it turns straw you were lucky; if it turns blue it is soft for as deep as the blue goes and you grind that off, slowly, while thinking about what you did.

      ## How often

      Before it's blunt. I know. But in practice: when you start a job, when you stop for tea, and whenever you notice that you are leaning. A tool that needs leaning has been blunt for ten minutes already. The strop alone brings it back five or six times before you have to see a stone.

      ## Three mistakes I still make

      1. **Too much pressure at the end.** The last five strokes should weigh nothing. I press because I want to be finished, and make new scratches with the fine stone.
      2. **Sharpening only the chisel I need.** It takes four minutes for one and eleven for six.
      3. **Putting it away wet.** Wipe, a drop of camellia oil, into the roll. Rust eats the one place that has no thickness to spare.

      ## Safety, short

      A sharp chisel goes where you send it. A blunt one goes where it wants. Both hands behind the edge, always: one pushes, one steers. If the free hand is in front, the work is not clamped and that is what you fix first. The first-aid box is to the left of the door and yes, we count the plasters.

      ---

      Wednesday from five I sit at the bench by the window with a bucket and two stones. Bring the worst thing you own. I have restored a chisel that had been used to open paint since the war, and its owner cried, and so did I, a little.
    `,
    comments: [
      commentBy(
        'ken',
        hours(6),
        'とても良い。一つだけ。I would add: wash your hands between stones. One grain of the coarse stone on the fine stone, and you will see it forever.',
        {
          reactions: { Insightful: ['tomasz', 'nilufar', 'abena'], Agree: ['ingrid'] },
          replies: [
            commentBy('tomasz', hours(7), 'True, and I forgot it because my hands do it without me.', {
              reactions: { Like: ['ken'] },
            }),
          ],
        },
      ),
      commentBy(
        'june',
        days(42),
        '"i have seen grown men weep" ok so i did lift the handle. do i really have to start over',
        {
          replies: [
            commentBy('tomasz', days(42) + hours(2), 'How many times did you lift it?', {
              replies: [
                commentBy('june', days(42) + hours(3), '...most of them', {
                  reactions: { Lol: ['tomasz', 'mairead', 'sefa', 'priya', 'ken'] },
                  replies: [
                    commentBy(
                      'tomasz',
                      days(42) + hours(4),
                      'Come on Wednesday, we do it together. It is twenty minutes and then you own that chisel for life.',
                      {
                        reactions: { Like: ['june', 'ingrid', 'mairead'], Support: ['sefa'] },
                      },
                    ),
                  ],
                }),
              ],
            }),
          ],
        },
      ),
      commentBy(
        'diego',
        days(60),
        'Tried the "look for the bright thread" test on my bread knife lame and on every kitchen knife in the house. I own eleven blunt instruments.',
        {
          reactions: { Lol: ['sefa', 'layla'], Like: ['tomasz'] },
        },
      ),
      commentBy(
        'nilufar',
        days(121),
        'Four minutes, timed. The first one took fifty. I am writing this so that the next beginner knows the number comes down.',
        {
          reactions: { Like: ['tomasz', 'june', 'ken', 'pieter'] },
        },
      ),
    ],
  },
];
