/** A colour in OKLCH: perceived lightness (0 to 1), chroma (0 is grey), and hue in degrees. */
export interface Oklch {
  readonly lightness: number;
  readonly chroma: number;
  readonly hue: number;
}

type Triple = readonly [number, number, number];

const linear = (channel: number): number => (channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4);

const encoded = (channel: number): number =>
  channel <= 0.0031308 ? channel * 12.92 : 1.055 * channel ** (1 / 2.4) - 0.055;

const product = (rows: readonly Triple[], [x, y, z]: Triple): Triple =>
  rows.map(([a, b, c]) => a * x + b * y + c * z) as unknown as Triple;

// The matrices of Björn Ottosson's Oklab, between linear sRGB, cone responses and Oklab.
const conesOfRgb: readonly Triple[] = [
  [0.4122214708, 0.5363325363, 0.0514459929],
  [0.2119034982, 0.6806995451, 0.1073969566],
  [0.0883024619, 0.2817188376, 0.6299787005],
];
const labOfCones: readonly Triple[] = [
  [0.2104542553, 0.793617785, -0.0040720468],
  [1.9779984951, -2.428592205, 0.4505937099],
  [0.0259040371, 0.7827717662, -0.808675766],
];
const conesOfLab: readonly Triple[] = [
  [1, 0.3963377774, 0.2158037573],
  [1, -0.1055613458, -0.0638541728],
  [1, -0.0894841775, -1.291485548],
];
const rgbOfCones: readonly Triple[] = [
  [4.0767416621, -3.3077115913, 0.2309699292],
  [-1.2684380046, 2.6097574011, -0.3413193965],
  [-0.0041960863, -0.7034186147, 1.707614701],
];

/** Converts a six-digit hex colour to OKLCH. */
export function oklchOf(hex: string): Oklch {
  const channels = [1, 3, 5].map((at) => linear(Number.parseInt(hex.slice(at, at + 2), 16) / 255));
  const cones = product(conesOfRgb, channels as unknown as Triple).map(Math.cbrt) as unknown as Triple;
  const [lightness, a, b] = product(labOfCones, cones);
  return { lightness, chroma: Math.hypot(a, b), hue: ((Math.atan2(b, a) * 180) / Math.PI + 360) % 360 };
}

function rgbOf({ lightness, chroma, hue }: Oklch): Triple {
  const angle = (hue * Math.PI) / 180;
  const cones = product(conesOfLab, [lightness, chroma * Math.cos(angle), chroma * Math.sin(angle)]);
  return product(rgbOfCones, cones.map((cone) => cone ** 3) as unknown as Triple);
}

const isDisplayable = (color: Oklch): boolean => rgbOf(color).every((channel) => channel > -1e-6 && channel < 1 + 1e-6);

/** Converts OKLCH to a six-digit hex colour. A chroma that sRGB cannot show is reduced; lightness and hue are kept. */
export function hexOfOklch(color: Oklch): string {
  let [low, high] = [0, color.chroma];
  if (!isDisplayable(color)) {
    for (let step = 0; step < 16; step += 1) {
      const middle = (low + high) / 2;
      if (isDisplayable({ ...color, chroma: middle })) low = middle;
      else high = middle;
    }
    return digitsOf({ ...color, chroma: low });
  }
  return digitsOf(color);
}

const digitsOf = (color: Oklch): string =>
  `#${rgbOf(color)
    .map((channel) =>
      Math.round(255 * encoded(Math.min(1, Math.max(0, channel))))
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;
