'use client';

export type Copied = 'copied' | 'failed' | 'nothing';

/**
 * Puts a text on the clipboard that is not there yet. Safari lets go of the permission of a press while one
 * waits, unless the clipboard is given the promise itself. Answers 'nothing' when the promise came to null.
 */
export async function copyWhenReady(text: Promise<string | null>): Promise<Copied> {
  const copied = await write(text);
  if ((await text) === null) return 'nothing';
  return copied ? 'copied' : 'failed';
}

async function write(text: Promise<string | null>): Promise<boolean> {
  const blob = text.then((value) => {
    if (value === null) throw new Error('there is nothing to copy');
    return new Blob([value], { type: 'text/plain' });
  });
  blob.catch(() => undefined);
  try {
    await navigator.clipboard.write([new ClipboardItem({ 'text/plain': blob })]);
    return true;
  } catch {
    return writePlain(await text);
  }
}

/** For browsers that take no promise, or no item at all. */
async function writePlain(text: string | null): Promise<boolean> {
  if (text === null) return false;
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
