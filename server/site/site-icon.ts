const places = [
  [16, 7.5],
  [24, 13.4],
  [21, 23],
  [11, 23],
  [8, 13.4],
] as const;

const grounds = {
  round: '<circle cx="16" cy="16" r="16" fill="#146c78"/>',
  square: '<rect width="32" height="32" fill="#146c78"/>',
};

/**
 * Returns the forum's icon as SVG: people talking in a circle. `square` fills the corners, for devices that crop them.
 */
export function renderSiteIcon(ground: keyof typeof grounds): string {
  const people = places.map(([x, y]) => `<circle cx="${x}" cy="${y}" r="3.2"/>`).join('');
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32" width="32" height="32">${grounds[ground]}<g fill="#fff">${people}</g></svg>`;
}
