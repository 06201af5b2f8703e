import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { CountInput } from './count-input';

const shown = (value: number | null) =>
  renderToStaticMarkup(<CountInput label="Hombres" value={value} onChange={() => undefined} />).match(
    / value="([^"]*)"/,
  )?.[1];

test('a nought is shown, and nothing is shown as nothing', () => {
  expect(shown(0)).toBe('0');
  expect(shown(12)).toBe('12');
  expect(shown(null)).toBe('');
});
