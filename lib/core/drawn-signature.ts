/** Of the field in which one draws. */
export const DRAWING_WIDTH = 600;
export const DRAWING_HEIGHT = 200;

/** A touch or a dot binds nobody (product decisions, 25 November 2026). */
export const FEWEST_POINTS = 8;
export const SHORTEST_LENGTH = 60;

const PATH = /^[ML]\d{1,3} \d{1,3}(?: [ML]\d{1,3} \d{1,3})+$/;

type Point = { readonly command: string; readonly x: number; readonly y: number };

/** The points of a path of moves and lines between whole numbers of the field; null for anything else. */
function pointsOf(path: string): Point[] | null {
  if (!PATH.test(path)) return null;
  const points = [...path.matchAll(/([ML])(\d+) (\d+)/g)].map(([, command = '', x, y]) => ({
    command,
    x: Number(x),
    y: Number(y),
  }));
  return points.every(({ x, y }) => x <= DRAWING_WIDTH && y <= DRAWING_HEIGHT) ? points : null;
}

export const isDrawing = (path: string): boolean => pointsOf(path) !== null;

/** Whether a path has enough points and enough ink. Going to where the next stroke begins leaves no ink. */
export function isSignature(path: string): boolean {
  const points = pointsOf(path) ?? [];
  let length = 0;
  for (const [index, { command, x, y }] of points.entries()) {
    const last = points[index - 1];
    if (last && command === 'L') length += Math.hypot(x - last.x, y - last.y);
  }
  const places = new Set(points.map(({ x, y }) => `${x} ${y}`));
  return places.size >= FEWEST_POINTS && length >= SHORTEST_LENGTH;
}
