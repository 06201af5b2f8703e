import { AsyncLocalStorage } from 'node:async_hooks';
import type { Sender } from './find-sender';

// A mail is drawn below routes too, where React has no context to hand down.
const speaking = new AsyncLocalStorage<Sender | null>();

/** Draws a mail as an agency sends it: the parts of layout.tsx show its logo, its name and its colour. */
export const speakAs = <Result>(sender: Sender | null, draw: () => Result): Result =>
  speaking.run(sender, draw);

/** Whose mail is being drawn; null for the product's own. */
export const speaker = (): Sender | null => speaking.getStore() ?? null;
