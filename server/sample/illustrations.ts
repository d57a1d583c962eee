import sharp from 'sharp';
import { renderStrokeText, widthOfLetters } from './stroke-text.ts';

const ink = '#2f3a3d';

/** An illustration for sample posts. `width` and `height` are in pixels; `draw` returns SVG. */
export interface Illustration {
  width: number;
  height: number;
  draw: () => string;
}

/** The illustrations that sample posts reference as `sample:<key>.png`. */
export const illustrations = {
  'garden-plan': { width: 960, height: 640, draw: gardenPlan },
  'soil-temperature': { width: 960, height: 480, draw: soilTemperature },
  'sensor-circuit': { width: 960, height: 520, draw: sensorCircuit },
  'crumb-guide': { width: 960, height: 460, draw: crumbGuide },
  'boat-lines': { width: 960, height: 420, draw: boatLines },
} as const satisfies Record<string, Illustration>;

/** The key of an illustration. */
export type IllustrationKey = keyof typeof illustrations;

/** Renders an illustration as PNG. */
export async function renderIllustration(key: IllustrationKey): Promise<Buffer> {
  const { width, height, draw } = illustrations[key];
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">${draw()}</svg>`;
  return sharp(Buffer.from(svg)).png({ compressionLevel: 9, palette: true }).toBuffer();
}

const centred = (text: string, x: number, y: number, height: number, colour = ink) =>
  renderStrokeText(text, x - widthOfLetters(text, height) / 2 + height / 10, y, height, colour);

const line = (d: string, colour = ink, width = 3, more = '') =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round" ${more}/>`;

const paper = (width: number, height: number, colour = '#fbf7ec') =>
  `<rect width="${width}" height="${height}" fill="${colour}"/><rect x="14" y="14" width="${width - 28}" height="${height - 28}" fill="none" stroke="#d8cfb8" stroke-width="2"/>`;

function gardenPlan() {
  const bed = (x: number, y: number, label: string, soil: string, leaf: string) => {
    const plants = [0, 1, 2, 3, 4, 5].flatMap((column) =>
      [0, 1].map((row) => `<circle cx="${x + 28 + column * 35}" cy="${y + 70 + row * 46}" r="13" fill="${leaf}"/>`),
    );
    return `<rect x="${x}" y="${y}" width="230" height="150" rx="8" fill="${soil}" stroke="#7a5a3c" stroke-width="5"/>${plants.join('')}${centred(label, x + 115, y + 20, 18, '#fff8e6')}`;
  };
  return [
    paper(960, 640, '#eef3df'),
    bed(70, 90, '1 BEANS', '#9a7350', '#6fae58'),
    bed(365, 90, '2 BRASSICAS', '#8e6a4a', '#4f9d8a'),
    bed(660, 90, '3 POTATOES', '#9a7350', '#a7b74a'),
    bed(70, 330, '4 ONIONS', '#8e6a4a', '#d9c86a'),
    bed(365, 330, '5 SQUASH', '#9a7350', '#e39a3b'),
    '<rect x="660" y="330" width="140" height="150" fill="#b9c7cc" stroke="#5d7077" stroke-width="5"/>' +
      line('M660 330l70 75 70-75M730 405v75', '#5d7077', 4) +
      centred('SHED', 730, 302, 18),
    '<rect x="830" y="350" width="60" height="60" fill="#6b4f35"/><rect x="830" y="420" width="60" height="60" fill="#83633f"/>' +
      centred('COMPOST', 862, 494, 14),
    '<circle cx="876" cy="560" r="34" fill="#7fb3cf" stroke="#3f7391" stroke-width="4"/>' +
      renderStrokeText('BUTT 300 L', 660, 552, 18, ink),
    line('M60 560h540', ink, 4) +
      line('M60 550v20M195 550v20M330 550v20M465 550v20M600 550v20', ink, 3) +
      centred('4 M', 330, 582, 18),
    line('M332 90v390M627 90v390', '#cbb98a', 22, 'opacity=".7"') +
      line('M80 40l-14 22h28Z', ink, 3) +
      renderStrokeText('N', 108, 38, 22, ink),
  ].join('');
}

function soilTemperature() {
  const days = [5.2, 5.9, 6.1, 5.4, 6.8, 7.7, 8.1, 7.9, 8.8, 9.6, 10.1, 9.7, 10.8, 11.9];
  const bare = days.map((value, index) => `${110 + index * 60} ${400 - value * 24}`);
  const mulched = days.map((value, index) => `${110 + index * 60} ${400 - (4.9 + value * 0.42 + index * 0.06) * 24}`);
  const rules = [0, 4, 8, 12].map(
    (value) =>
      line(`M90 ${400 - value * 24}h830`, '#d5dbe0', 2) +
      renderStrokeText(`${value}`, value > 9 ? 40 : 56, 391 - value * 24, 18, ink),
  );
  return [
    paper(960, 480, '#fdfdfb'),
    ...rules,
    line(`M${bare.join('L')}`, '#c8502f', 5),
    line(`M${mulched.join('L')}`, '#2f6f8f', 5, 'stroke-dasharray="14 9"'),
    ...bare.map((point) => `<circle cx="${point.split(' ')[0]}" cy="${point.split(' ')[1]}" r="6" fill="#c8502f"/>`),
    renderStrokeText('SOIL AT 10 CM, °C', 90, 44, 22, ink),
    renderStrokeText('BARE', 150, 306, 20, '#c8502f'),
    renderStrokeText('MULCHED', 150, 176, 20, '#2f6f8f'),
    line('M90 400h830M90 400v-300', ink, 3),
    renderStrokeText('DAY 1', 90, 422, 16, ink),
    renderStrokeText('DAY 14', 838, 422, 16, ink),
  ].join('');
}

function sensorCircuit() {
  const box = (x: number, y: number, width: number, height: number, label: string, fill: string) =>
    `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="8" fill="${fill}" stroke="${ink}" stroke-width="4"/>${centred(label, x + width / 2, y + height / 2 - 10, 20)}`;
  return [
    paper(960, 520, '#f6f8f4'),
    box(380, 130, 220, 260, 'ESP32', '#cfe5dd'),
    box(720, 150, 170, 90, 'BME280', '#d9e3f5'),
    box(720, 300, 170, 70, 'RAIN', '#d9e3f5'),
    box(70, 130, 150, 80, 'LIFEPO4', '#f5e3c4'),
    line('M600 175h120M600 215h120', '#2f6f8f', 4) +
      renderStrokeText('SDA', 630, 150, 15, ink) +
      renderStrokeText('SCL', 630, 224, 15, ink),
    line('M600 335h60v0h60', '#7a5a3c', 4) +
      line('M640 335v28l-12 6 24 10-24 10 24 10-12 6v16', '#7a5a3c', 4) +
      renderStrokeText('10K', 664, 384, 15, ink),
    line('M220 155h160', '#c8502f', 4) + renderStrokeText('+3.2 V', 256, 130, 15, '#c8502f'),
    line('M145 210v230h640M490 390v50M640 421v19M785 370v70', ink, 4) +
      line('M460 440v0M440 462h100M458 474h64M474 486h32M490 440v22', ink, 4),
    line('M330 155v50M300 205h60M300 221h60M330 221v219', '#c8502f', 4) +
      renderStrokeText('1000 UF', 196, 240, 15, '#c8502f') +
      '<circle cx="330" cy="155" r="7" fill="#c8502f"/><circle cx="330" cy="440" r="7" fill="#2f3a3d"/>',
    renderStrokeText('THE CAPACITOR IS THE FIX', 70, 50, 22, ink),
  ].join('');
}

function crumbGuide() {
  const loaf = (
    x: number,
    label: string,
    hint: string,
    holes: readonly (readonly [number, number, number, number])[],
  ) =>
    `<path d="M${x} 300c-20-120 20-180 130-180s150 60 130 180q-6 22-26 22H${x + 26}q-20 0-26-22Z" fill="#f3ddb0" stroke="#9b5a26" stroke-width="12"/>` +
    holes
      .map(([left, top, rx, ry]) => `<ellipse cx="${x + left}" cy="${top}" rx="${rx}" ry="${ry}" fill="#d9b678"/>`)
      .join('') +
    centred(label, x + 130, 352, 22) +
    centred(hint, x + 130, 394, 15, '#7a4b22');
  const even: [number, number, number, number][] = Array.from({ length: 30 }, (_, index) => [
    44 + (index % 6) * 34 + (index % 4) * 3,
    170 + Math.floor(index / 6) * 29,
    6 + (index % 4),
    5 + (index % 3),
  ]);
  const under: [number, number, number, number][] = [
    [90, 176, 40, 24],
    [176, 190, 32, 20],
    ...Array.from({ length: 24 }, (_, index): [number, number, number, number] => [
      40 + (index % 8) * 25,
      240 + Math.floor(index / 8) * 24,
      3,
      2.5,
    ]),
  ];
  const over: [number, number, number, number][] = Array.from({ length: 36 }, (_, index) => [
    40 + (index % 9) * 22,
    222 + Math.floor(index / 9) * 24,
    7,
    3,
  ]);
  return [
    paper(960, 460),
    renderStrokeText('WHAT THE CRUMB SAYS', 60, 48, 24, ink),
    loaf(50, 'UNDER', 'TUNNELS ON TOP', under),
    loaf(350, 'READY', 'EVEN AND GLOSSY', even),
    loaf(650, 'OVER', 'FLAT, SMALL, DULL', over),
  ].join('');
}

function boatLines() {
  const ribs = [200, 290, 380, 470, 560, 650, 740].map((x, index) =>
    line(
      `M${x} ${150 + Math.abs(index - 3) * -3}q${(3 - index) * 4} 60 ${(3 - index) * 2} ${118 - Math.abs(index - 3) * 14}`,
      '#b58b5a',
      4,
    ),
  );
  return [
    paper(960, 420, '#f1f5f6'),
    '<path d="M90 120C260 166 690 166 870 112 850 200 780 270 690 276H280C180 270 120 210 90 120Z" fill="#ead2ab"/>',
    ...ribs,
    line('M90 120C260 166 690 166 870 112C850 200 780 270 690 276H280C180 270 120 210 90 120Z', ink, 5),
    line('M108 160C280 206 680 206 852 152M130 200C300 240 660 240 826 192', '#8a6a45', 3),
    line('M90 330h780M90 318v24M870 318v24', ink, 3),
    centred('4.60 M', 480, 346, 22),
    renderStrokeText('SKIFF NO. 1', 90, 48, 26, ink),
    renderStrokeText('7 RIBS, LARCH ON OAK', 560, 52, 18, ink),
  ].join('');
}
