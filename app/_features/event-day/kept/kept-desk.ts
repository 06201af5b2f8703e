'use client';

import type { DeskData } from '../desk-data';
import { forgetDesks } from './forget-desks';
import { readOne, remove, write } from './kept-database';
import { noteOwner, readOwner } from './owner';
import { importKey, openSealed, type Sealed, seal } from './seal';

/** Who keeps something on this device, and the key that opens it. */
export type Keeper = { readonly userId: string; readonly key: CryptoKey };

const CURRENT = 'current';
/** Without having met the server for so long, a device shows nothing any more: its person may have been sent away. */
const READABLE_MS = 3 * 24 * 60 * 60 * 1000;

type KeptDesk = { readonly readAt: number; readonly sealed: Sealed };

/** Keeps from now on for whoever is signed in. What somebody else kept here is not readable any more. */
export async function beginKeeping(userId: string, secret: string): Promise<Keeper> {
  if (readOwner() !== userId) await forgetDesks();
  const keeper = { userId, key: await importKey(secret) };
  await write('keys', CURRENT, keeper);
  noteOwner(userId);
  return keeper;
}

/** Whoever was signed in when the network was last there. */
export const findKeeper = async (): Promise<Keeper | null> =>
  (await readOne<Keeper>('keys', CURRENT)) ?? null;

/** Keeps an event's desk as it was read, in place of the one before. */
export async function keepDesk({ key }: Keeper, desk: DeskData): Promise<void> {
  const kept: KeptDesk = { readAt: Date.now(), sealed: await seal(key, desk) };
  await write('desks', desk.eventId, kept);
}

/** A desk as this device last read it; null when it never did, or too long ago. */
export async function findDesk({ key }: Keeper, eventId: string): Promise<DeskData | null> {
  const kept = await readOne<KeptDesk>('desks', eventId);
  if (!kept) return null;
  if (Date.now() - kept.readAt <= READABLE_MS) return openSealed<DeskData>(key, kept.sealed);
  await remove('desks', eventId);
  return null;
}
