import sharp from 'sharp';
import { drawHair } from './portrait-hair.ts';
import type { PortraitLook } from './types.ts';

const motifs: Record<PortraitLook['motif'], (colour: string) => string> = {
  sun: (colour) => `<circle cx="182" cy="58" r="40" fill="${colour}"/>`,
  waves: (colour) =>
    [150, 178, 206].map((y) => `<path d="M0 ${y}q20-16 40 0t40 0 40 0 40 0 40 0 40 0" ${stroke(colour, 7)}/>`).join(''),
  leaves: (colour) =>
    [
      [30, 60, -30],
      [204, 46, 35],
      [214, 130, 70],
      [24, 150, -70],
    ]
      .map(
        ([x, y, turn]) =>
          `<path d="M0-26C18-10 18 12 0 28-18 12-18-10 0-26Z" fill="${colour}" transform="translate(${x} ${y}) rotate(${turn})"/>`,
      )
      .join(''),
  dots: (colour) =>
    [
      [28, 40],
      [62, 22],
      [196, 30],
      [220, 76],
      [22, 96],
      [208, 130],
      [36, 150],
    ]
      .map(([x, y]) => `<circle cx="${x}" cy="${y}" r="8" fill="${colour}"/>`)
      .join(''),
  hills: (colour) => `<path d="M0 176C40 128 76 128 112 168c34-50 84-56 128-10v82H0Z" fill="${colour}"/>`,
  stripes: (colour) =>
    [20, 68, 116, 164, 212].map((x) => `<rect x="${x - 10}" width="20" height="240" fill="${colour}"/>`).join(''),
};

const shoulders = 'M28 240c2-42 34-58 70-64 8 14 36 14 44 0 36 6 68 22 70 64Z';

const clothes: Record<PortraitLook['clothes'], (colour: string, accent: string) => string> = {
  round: (colour, accent) =>
    `<path d="${shoulders}" fill="${colour}"/><path d="M96 177c8 18 40 18 48 0" ${stroke(accent, 6)}/>`,
  collar: (colour, accent) =>
    `<path d="${shoulders}" fill="${colour}"/><path d="M98 174l22 28-30 12-8-34Zm44 0-22 28 30 12 8-34Z" fill="${accent}"/>` +
    `<circle cx="120" cy="222" r="3.5" fill="${accent}"/>`,
  overalls: (colour, accent) =>
    `<path d="${shoulders}" fill="${accent}"/><path d="M78 178h14l6 26h44l6-26h14l6 62H72Z" fill="${colour}"/>` +
    '<circle cx="94" cy="208" r="4" fill="#f4d58d"/><circle cx="146" cy="208" r="4" fill="#f4d58d"/>',
  shawl: (colour, accent) =>
    `<path d="${shoulders}" fill="${colour}"/><path d="M44 206c30-2 60-16 76-32 16 16 46 30 76 32l6 18c-36 0-66-8-82-24-16 16-46 24-82 24Z" fill="${accent}"/>`,
  stripes: (colour, accent) =>
    `<path d="${shoulders}" fill="${colour}"/><path d="M56 196q64 26 128 0M40 216q80 28 160 0M32 236q88 26 176 0" ${stroke(accent, 7)}/>`,
  hood: (colour, accent) =>
    `<path d="M66 196c4-26 24-34 54-34s50 8 54 34Z" fill="${accent}"/><path d="${shoulders}" fill="${colour}"/>` +
    `<path d="M106 192v26M134 192v26" ${stroke(accent, 5)}/>`,
};

const extras: Record<NonNullable<PortraitLook['extras']>[number], (look: PortraitLook) => string> = {
  glasses: () =>
    '<g fill="#fff" fill-opacity=".22" stroke="#2f2a2a" stroke-width="3.6"><circle cx="102" cy="108" r="14"/><circle cx="138" cy="108" r="14"/><path d="M116 106q4-4 8 0" fill="none"/></g>',
  beard: (look) =>
    `<path d="M77 112c2 8 6 14 12 17 8-6 18-8 31-8s23 2 31 8c6-3 10-9 12-17 4 40-16 60-43 60s-47-20-43-60Z" fill="${look.hairColour}"/>`,
  moustache: (look) =>
    `<path d="M120 128c-8-6-20-2-24 8 10 2 18 0 24-4 6 4 14 6 24 4-4-10-16-14-24-8Z" fill="${look.hairColour}"/>`,
  earrings: (look) =>
    `<circle cx="75" cy="124" r="5" fill="${look.accent}"/><circle cx="165" cy="124" r="5" fill="${look.accent}"/>`,
  freckles: () =>
    [
      [92, 122],
      [98, 126],
      [89, 128],
      [148, 122],
      [142, 126],
      [151, 128],
    ]
      .map(([x, y]) => `<circle cx="${x}" cy="${y}" r="1.7" fill="#8a4b2a" opacity=".7"/>`)
      .join(''),
  flower: (look) =>
    `<g transform="translate(160 70)">${[0, 72, 144, 216, 288]
      .map((turn) => `<ellipse cy="-9" rx="6.5" ry="9" fill="${look.accent}" transform="rotate(${turn})"/>`)
      .join('')}<circle r="5.5" fill="#f6c945"/></g>`,
};

/** Renders a portrait as an SVG of 240 by 240 units. In the stacking order, beards are below the mouth and glasses. */
export function drawPortrait(look: PortraitLook): string {
  const hair = drawHair(look);
  const worn = look.extras ?? [];
  const wear = (names: readonly string[]) =>
    worn.filter((name) => names.includes(name)).map((name) => extras[name](look));
  const layers = [
    `<rect width="240" height="240" fill="${look.background}"/>`,
    motifs[look.motif](look.motifColour),
    hair.back,
    `<path d="M102 140h36v44q-18 16-36 0Z" fill="${look.skin}"/><path d="M102 158q18 14 36-4v12q-18 16-36 2Z" fill="#000" opacity=".13"/>`,
    clothes[look.clothes](look.clothesColour, look.accent),
    `<circle cx="75" cy="110" r="9" fill="${look.skin}"/><circle cx="165" cy="110" r="9" fill="${look.skin}"/>`,
    `<path d="M76 100c0-32 18-52 44-52s44 20 44 52c0 38-18 66-44 66s-44-28-44-66Z" fill="${look.skin}"/>`,
    ...wear(['beard']),
    drawFace(look),
    ...wear(['moustache', 'freckles']),
    hair.front,
    ...wear(['glasses', 'earrings', 'flower']),
  ];
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 240 240" width="240" height="240">${layers.join('')}</svg>`;
}

/** Renders a portrait as a square WebP of the given width in pixels. */
export async function renderPortrait(look: PortraitLook, width = 400): Promise<Buffer> {
  return sharp(Buffer.from(drawPortrait(look)), { density: (72 * width) / 240 })
    .resize(width, width)
    .webp({ quality: 88 })
    .toBuffer();
}

function drawFace(look: PortraitLook) {
  const brows = look.hair === 'scarf' || look.hair === 'cap' ? '#3b2a22' : look.hairColour;
  return (
    '<circle cx="92" cy="126" r="9" fill="#e4572e" opacity=".2"/><circle cx="148" cy="126" r="9" fill="#e4572e" opacity=".2"/>' +
    '<circle cx="102" cy="108" r="4.6" fill="#2b2422"/><circle cx="138" cy="108" r="4.6" fill="#2b2422"/>' +
    '<circle cx="103.6" cy="106.4" r="1.4" fill="#fff"/><circle cx="139.6" cy="106.4" r="1.4" fill="#fff"/>' +
    `<path d="M94 95q8-6 16-1M130 94q8-5 16 1" ${stroke(brows, 3.4)} opacity=".85"/>` +
    `<path d="M121 110q5 10-4 12" ${stroke('#000', 2.6)} opacity=".28"/>` +
    `<path d="M104 138q16 15 32 0" ${stroke(look.extras?.includes('beard') ? '#f3c6b4' : '#7a2e2a', 3.6)}/>`
  );
}

function stroke(colour: string, width: number) {
  return `fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"`;
}
