import type { PortraitLook } from './types.ts';

const path = (d: string, fill: string) => `<path d="${d}" fill="${fill}"/>`;
const circle = (x: number, y: number, r: number, fill: string) =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}"/>`;

const crown = 'M74 108C66 54 96 40 120 40s54 14 46 68c-3-14-8-24-16-31-20 6-44 6-58 1-10 7-15 17-18 30Z';
const fullFringe = 'M73 112C64 52 96 38 120 38s56 14 47 74c-2-10-4-16-7-22-26 4-54 4-80 0-3 6-5 12-7 22Z';
const partedLeft = 'M73 110C64 54 96 38 122 38s54 16 45 72c-4-18-16-32-40-44-8 16-26 26-44 28-5 4-8 10-10 16Z';

const curlBlobs: readonly [number, number, number][] = [
  [78, 86, 24],
  [70, 112, 19],
  [94, 60, 25],
  [120, 50, 27],
  [146, 60, 25],
  [162, 86, 24],
  [170, 112, 19],
];

type Layers = { back: string; front: string };

const styles: Record<PortraitLook['hair'], (colour: string, accent: string) => Layers> = {
  crop: (colour) => ({ back: '', front: path(crown, colour) }),
  bob: (colour) => ({
    back: path('M64 150C56 60 84 34 120 34s64 26 56 116c-18 10-94 10-112 0Z', colour),
    front: path(partedLeft, colour),
  }),
  long: (colour) => ({
    back: path('M62 214C52 80 74 32 120 32s68 48 58 182c-30 8-86 8-116 0Z', colour),
    front: path(partedLeft, colour),
  }),
  bun: (colour) => ({ back: circle(120, 34, 24, colour), front: path(crown, colour) }),
  curls: (colour) => ({
    back: curlBlobs.map(([x, y, r]) => circle(x, y, r, colour)).join(''),
    front: [92, 110, 130, 148].map((x) => circle(x, 66, 15, colour)).join(''),
  }),
  tufts: (colour) => ({
    back:
      circle(74, 102, 15, colour) +
      circle(166, 102, 15, colour) +
      circle(72, 88, 11, colour) +
      circle(168, 88, 11, colour),
    front: '',
  }),
  scarf: (colour, accent) => ({
    back: path('M58 240C48 170 50 36 120 32c70 4 72 138 62 208Z', colour),
    front:
      `<path fill-rule="evenodd" fill="${colour}" d="M62 120C60 58 88 34 120 34s60 24 58 86c-1 44-28 70-58 70s-57-26-58-70Zm18-4c0 30 18 50 40 50s40-20 40-50c0-34-18-48-40-48s-40 14-40 48Z"/>` +
      path('M74 168c20 22 72 22 92 0 14 22 16 44 12 72H62c-4-28-2-50 12-72Z', colour) +
      `<path d="M84 178c22 18 50 18 72 0M76 200c28 22 60 22 88 0" fill="none" stroke="${accent}" stroke-width="4" stroke-linecap="round" opacity=".55"/>`,
  }),
  sweep: (colour) => ({
    back: '',
    front: path(
      'M75 106C62 50 96 30 126 34c34 2 48 30 39 72-4-16-8-24-14-30-22-2-44-6-58-16 0 14-10 24-18 46Z',
      colour,
    ),
  }),
  braids: (colour, accent) => ({
    back:
      path('M68 120C58 56 88 34 120 34s62 22 52 86Z', colour) + braid(64, colour, accent) + braid(176, colour, accent),
    front:
      path('M73 110C68 58 96 38 120 38c-2 22-26 46-47 72Z', colour) +
      path('M167 110c5-52-23-72-47-72 2 22 26 46 47 72Z', colour),
  }),
  knot: (colour, accent) => ({
    back: circle(120, 28, 17, colour) + path('M106 42h28v8h-28z', accent),
    front: path(crown, colour),
  }),
  fringe: (colour) => ({
    back: path('M68 132C58 58 86 34 120 34s62 24 52 98c-10 6-94 6-104 0Z', colour),
    front: path(fullFringe, colour),
  }),
  cap: (colour, accent) => ({
    back: circle(76, 112, 12, colour) + circle(164, 112, 12, colour),
    front:
      path('M70 84C70 46 94 28 120 28s50 18 50 56c-30-8-70-8-100 0Z', accent) +
      path('M66 80c34-12 74-12 108 0 4 2 4 10 0 12-34-10-74-10-108 0-4-2-4-10 0-12Z', accent) +
      '<path d="M66 80c34-12 74-12 108 0 4 2 4 10 0 12-34-10-74-10-108 0-4-2-4-10 0-12Z" fill="#000" opacity=".18"/>',
  }),
};

function braid(x: number, colour: string, accent: string) {
  const links = [126, 144, 162, 180].map((y) => `<ellipse cx="${x}" cy="${y}" rx="12" ry="12" fill="${colour}"/>`);
  return `${links.join('')}<rect x="${x - 8}" y="189" width="16" height="7" rx="3" fill="${accent}"/>${circle(x, 204, 9, colour)}`;
}

/** Renders the hair of a portrait in two layers, behind and in front of the face. */
export function drawHair(look: PortraitLook): Layers {
  return styles[look.hair](look.hairColour, look.accent);
}
