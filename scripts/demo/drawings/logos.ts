import sharp from 'sharp';

const SIZE = 512;

/** Marks drawn on a 512 square: `ink` on `paper`, with one accent. No letters, so no font is needed. */
const MARKS = {
  sunrise: (ink: string, accent: string) =>
    `<circle cx="256" cy="236" r="96" fill="${accent}"/><path d="M96 300h320v36H96zM136 360h240v28H136zM186 412h140v20H186z" fill="${ink}"/>`,
  compass: (ink: string, accent: string) =>
    `<circle cx="256" cy="256" r="160" fill="none" stroke="${ink}" stroke-width="28"/><path d="M256 128l44 128h-88z" fill="${accent}"/><path d="M256 384l-44-128h88z" fill="${ink}"/>`,
  petals: (ink: string, accent: string) =>
    [0, 60, 120, 180, 240, 300]
      .map(
        (turn, index) =>
          `<ellipse cx="256" cy="164" rx="48" ry="84" fill="${index % 2 ? ink : accent}" transform="rotate(${turn} 256 256)"/>`,
      )
      .join(''),
  steps: (ink: string, accent: string) =>
    `<path d="M112 400V304h96v96zM224 400V208h96v192z" fill="${ink}"/><path d="M336 400V112h64v288z" fill="${accent}"/>`,
  wave: (ink: string, accent: string) =>
    `<path d="M80 220c60-90 116-90 176 0s116 90 176 0v52c-60 90-116 90-176 0s-116-90-176 0z" fill="${ink}"/><path d="M80 330c60-90 116-90 176 0s116 90 176 0v40c-60 90-116 90-176 0s-116-90-176 0z" fill="${accent}"/>`,
  arches: (ink: string, accent: string) =>
    `<path d="M112 400V256a144 144 0 0 1 288 0v144h-64V256a80 80 0 0 0-160 0v144z" fill="${ink}"/><circle cx="256" cy="336" r="52" fill="${accent}"/>`,
  leaf: (ink: string, accent: string) =>
    `<path d="M128 384C128 208 240 128 400 112c0 176-96 272-272 272z" fill="${accent}"/><path d="M112 416L320 208l20 20L132 436z" fill="${ink}"/>`,
  facets: (ink: string, accent: string) =>
    `<path d="M256 96l144 112H112z" fill="${accent}"/><path d="M112 224h132v192zM400 224H268v192z" fill="${ink}"/>`,
  orbit: (ink: string, accent: string) =>
    `<ellipse cx="256" cy="256" rx="176" ry="72" fill="none" stroke="${ink}" stroke-width="24" transform="rotate(-28 256 256)"/><circle cx="256" cy="256" r="72" fill="${ink}"/><circle cx="398" cy="158" r="34" fill="${accent}"/>`,
  weave: (ink: string, accent: string) =>
    `<path d="M128 112h56v288h-56zM328 112h56v288h-56z" fill="${ink}"/><path d="M96 168h320v56H96zM96 288h320v56H96z" fill="${accent}" fill-opacity=".9"/>`,
  drop: (ink: string, accent: string) =>
    `<path d="M256 88c88 112 128 168 128 224a128 128 0 0 1-256 0c0-56 40-112 128-224z" fill="${ink}"/><path d="M200 316a56 56 0 0 0 112 0z" fill="${accent}"/>`,
  tiles: (ink: string, accent: string) =>
    `<path d="M112 112h136v136H112zM264 264h136v136H264z" fill="${ink}"/><path d="M264 112h136a136 136 0 0 1-136 136zM248 264v136a136 136 0 0 1-136-136z" fill="${accent}"/>`,
} as const;

export type Mark = keyof typeof MARKS;
export type Logo = {
  readonly mark: Mark;
  readonly ink: string;
  readonly accent: string;
  readonly paper: string;
};

/** A 512 × 512 PNG of a company's mark. */
export function renderLogo({ mark, ink, accent, paper }: Logo): Promise<Buffer> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${SIZE}" height="${SIZE}" viewBox="0 0 512 512"><rect width="512" height="512" fill="${paper}"/>${MARKS[mark](ink, accent)}</svg>`;
  return sharp(Buffer.from(svg)).png({ compressionLevel: 9, palette: true }).toBuffer();
}

/** A 1600 × 600 JPEG for the head of an event: two colours in a soft diagonal with one large ring. */
export function renderCover(from: string, to: string): Promise<Buffer> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="1600" height="600"><defs><linearGradient id="sky" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="${from}"/><stop offset="1" stop-color="${to}"/></linearGradient></defs><rect width="1600" height="600" fill="url(#sky)"/><circle cx="1240" cy="330" r="300" fill="none" stroke="#ffffff" stroke-opacity=".35" stroke-width="90"/><circle cx="420" cy="640" r="260" fill="#ffffff" fill-opacity=".18"/></svg>`;
  return sharp(Buffer.from(svg)).jpeg({ quality: 82 }).toBuffer();
}

const papers = new Map<string, Promise<Buffer>>();

/** A 900 × 1200 PNG that stands for an uploaded paper: a heading bar and grey lines, nothing to read. */
export function renderPaper(accent: string): Promise<Buffer> {
  const drawn = papers.get(accent) ?? drawPaper(accent);
  papers.set(accent, drawn);
  return drawn;
}

function drawPaper(accent: string): Promise<Buffer> {
  const lines = Array.from({ length: 16 }, (_, row) => {
    const width = [640, 560, 680, 420][row % 4];
    return `<rect x="110" y="${330 + row * 46}" width="${width}" height="14" rx="7" fill="#d9d6d0"/>`;
  }).join('');
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="900" height="1200"><rect width="900" height="1200" fill="#fdfcfa"/><rect x="110" y="120" width="680" height="64" rx="10" fill="${accent}"/><circle cx="160" cy="252" r="36" fill="${accent}" fill-opacity=".35"/>${lines}</svg>`;
  return sharp(Buffer.from(svg)).png({ compressionLevel: 9, palette: true }).toBuffer();
}
