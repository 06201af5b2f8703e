import './fallbacks.css';
import localFont from 'next/font/local';

/** Everything that is read or pressed. */
export const geist = localFont({
  src: '../../node_modules/@fontsource-variable/geist/files/geist-latin-wght-normal.woff2',
  variable: '--font-geist',
  weight: '100 900',
  display: 'swap',
  fallback: ['Geist on Roboto', 'Geist on Liberation', 'Geist on DejaVu', 'system-ui', 'sans-serif'],
});

/** Titles and key figures alone. */
export const instrumentSerif = localFont({
  src: '../../node_modules/@fontsource/instrument-serif/files/instrument-serif-latin-400-normal.woff2',
  variable: '--font-instrument-serif',
  weight: '400',
  display: 'swap',
  adjustFontFallback: 'Times New Roman',
  fallback: [
    'Instrument Serif on Noto',
    'Instrument Serif on Liberation',
    'Instrument Serif on DejaVu',
    'Georgia',
    'serif',
  ],
});
