import { colord, extend } from 'colord';
import accessibility from 'colord/plugins/a11y';

extend([accessibility]);

/** WCAG 2.2, 1.4.3: text of ordinary size. */
export const LEAST_CONTRAST = 4.5;

/** The darkest ground on which an accent is read; on white it stands out more, and so does white upon it. */
export const ACCENT_GROUND = '#f6f5f2';

/** '#8f1d3f', as an accent is kept: six digits, in lower case. */
export const isAccent = (value: string): boolean => /^#[0-9a-f]{6}$/.test(value);

/** How an accent stands out from the ground of a page: 1 to 21. Below `LEAST_CONTRAST` its text and its buttons are hard to read. */
export const accentContrast = (accent: string): number => colord(accent).contrast(ACCENT_GROUND);

export const isReadable = (accent: string): boolean => accentContrast(accent) >= LEAST_CONTRAST;

/** The lightest shade of a colour that is readable: the colour itself where it is. */
export function readableShade(accent: string): string {
  let shade = accent;
  for (let darker = 0.01; !isReadable(shade); darker += 0.01) shade = colord(accent).darken(darker).toHex();
  return shade;
}

/** The same colour with the pointer on it: a little lighter, and still readable, or darker. */
export function hoverShade(accent: string): string {
  const lighter = colord(accent).lighten(0.07).toHex();
  return isReadable(lighter) ? lighter : colord(accent).darken(0.07).toHex();
}
