import { createHash, timingSafeEqual } from 'node:crypto';

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

/** Whether somebody brought the right secret or proof; takes as long for any that is wrong, whatever its length. */
export const sameSecret = (given: string, right: string): boolean =>
  timingSafeEqual(digest(given), digest(right));
