/** Returns the distance between two elements in words: `12 px down, 8 px to the right`. */
export function distanceBetween(from: Element, to: Element): string {
  const a = from.getBoundingClientRect();
  const b = to.getBoundingClientRect();
  const parts = [
    ...apart(a.right, b.left, 'to the right'),
    ...apart(b.right, a.left, 'to the left'),
    ...apart(a.bottom, b.top, 'down'),
    ...apart(b.bottom, a.top, 'up'),
  ];
  return parts.length > 0 ? parts.join(', ') : 'they overlap';
}

const apart = (end: number, start: number, way: string) =>
  start >= end ? [`${Math.round((start - end) * 100) / 100} px ${way}`] : [];
