// Each glyph is a list of strokes on a grid of 4 by 6. A stroke is a sequence of digit pairs "xy": "0046" runs from
// (0,0) to (4,6).
const strokes: Readonly<Record<string, string>> = {
  A: '062046 144434',
  B: '06003041330343 3344360636',
  C: '4130100105164645',
  D: '06003041453606',
  E: '40000646 0333',
  F: '400006 0333',
  G: '413010010516364543 4323',
  H: '0006 4046 0343',
  I: '1030 2026 1636',
  J: '4045361605',
  K: '0006 4003 1346',
  L: '000646',
  M: '0600234046',
  N: '06004640',
  O: '103041453616050110',
  P: '060030414233 3303',
  Q: '103041453616050110 2446',
  R: '060030414233 3303 2346',
  S: '4130100102134445361605',
  T: '0040 2026',
  U: '000516364540',
  V: '002640',
  W: '0016233640',
  X: '0046 4006',
  Y: '002340 2326',
  Z: '00400646',
  0: '103041453616050110',
  1: '112026 1636',
  2: '01103041420646',
  3: '004022334344361605',
  4: '36300444',
  5: '400003334445361605',
  6: '3010010516364544330304',
  7: '004016',
  8: '103041423313020110 1304051636454433',
  9: '4334130201103041453616',
  '.': '2526',
  ',': '2516',
  '-': '1333',
  ':': '2122 2425',
  '/': '4006',
  '+': '2125 0343',
  '%': '0101 4006 4545',
  '(': '30110515',
  ')': '10214525',
  '=': '0242 0444',
  '°': '1020211110',
};

/** Returns the width of a text in stroke glyphs at the given height. */
export const widthOfLetters = (text: string, height: number) => (text.length * 5.6 * height) / 6;

/**
 * Renders a text as SVG strokes, so that pictures look the same on machines without fonts.
 *
 * Supports capital letters, digits and a few symbols; other characters become spaces. `x` and `y` are the top left
 * corner.
 */
export function renderStrokeText(text: string, x: number, y: number, height: number, colour: string): string {
  const unit = height / 6;
  const lines = [...text.toUpperCase()].flatMap((letter, index) => {
    const left = x + index * 5.6 * unit;
    return (strokes[letter] ?? '')
      .split(' ')
      .filter(Boolean)
      .map((stroke) => `M${pointsOf(stroke, left, y, unit)}`);
  });
  return `<path d="${lines.join('')}" fill="none" stroke="${colour}" stroke-width="${unit * 0.85}" stroke-linecap="round" stroke-linejoin="round"/>`;
}

function pointsOf(stroke: string, left: number, top: number, unit: number) {
  const pairs = stroke.match(/../g) ?? [];
  return pairs.map((pair) => `${left + Number(pair[0]) * unit} ${top + Number(pair[1]) * unit}`).join('L');
}
