import { render, toPlainText } from '@react-email/components';
import type { ReactElement } from 'react';

/** The HTML and the plain text of a message's body. */
export async function renderEmail(body: ReactElement): Promise<{ html: string; text: string }> {
  // A mail cannot load ahead: React puts the hint in for every picture.
  const html = (await render(body)).replaceAll(/<link rel="preload"[^>]*>/g, '');
  const text = toPlainText(html, {
    wordwrap: 78,
    selectors: [
      { selector: 'h1', options: { uppercase: false } },
      { selector: 'a', options: { hideLinkHrefIfSameAsText: true } },
    ],
  });
  return { html, text };
}
