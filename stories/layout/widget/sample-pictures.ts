const drawn = (width: number, height: number, content: string) =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" preserveAspectRatio="xMidYMid slice">${content}</svg>`)}`;

const hills =
  '<rect width="1600" height="900" fill="#9cc7e4"/><circle cx="1250" cy="210" r="90" fill="#ffe9a8"/><path d="M0 620 380 300 720 560 1040 240 1600 640V900H0Z" fill="#6d8fa8"/><path d="M0 720Q500 560 900 700T1600 660V900H0Z" fill="#3f6b57"/>';

/** Drawn pictures for stories: a landscape, a square of it, and an icon. */
export const pictures = {
  wide: drawn(1600, 900, hills),
  square: drawn(900, 900, hills),
  icon: drawn(
    64,
    64,
    '<circle cx="32" cy="32" r="30" fill="#0f62a8"/><path d="M18 34 28 44 47 22" fill="none" stroke="#fff" stroke-width="6"/>',
  ),
} as const;
