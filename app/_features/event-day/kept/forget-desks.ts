'use client';

import { empty } from './kept-database';
import { noteOwner } from './owner';

/**
 * At log-out, and when a session has ended: nobody reads here what was kept. What waits to be sent stays sealed, and its key
 * is gone until the same person signs in again.
 */
export async function forgetDesks(): Promise<void> {
  await Promise.all([empty('keys'), empty('desks')]);
  noteOwner(null);
}
