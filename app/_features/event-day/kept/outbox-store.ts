'use client';

import { readAll, remove, write } from './kept-database';
import type { Keeper } from './kept-desk';
import { noteUnsent } from './owner';
import { openBytes, openSealed, type Sealed, seal, sealBytes } from './seal';
import type { Waiting } from './waiting';

/** Longer than desks take anything (lib/event-day/attendance/rules.ts): what is older can reach nobody. */
const KEPT_MS = 45 * 24 * 60 * 60 * 1000;

type Row = {
  readonly id: string;
  readonly userId: string;
  readonly eventId: string;
  readonly madeAt: number;
  /** The server has it; it stays until a desk was read that shows it. */
  readonly sent: boolean;
  /** The item, but for its picture. */
  readonly sealed: Sealed;
  readonly picture: Sealed | null;
};

/** What was made on this device for a desk, and whether the server has it. */
export type KeptItem = { readonly item: Waiting; readonly sent: boolean };

const ofPerson = async ({ userId }: Keeper): Promise<Row[]> =>
  (await readAll<Row>('outbox')).filter((row) => row.userId === userId);

/** Tells the other pages where something waits, so that they can say so. */
async function tell(keeper: Keeper): Promise<void> {
  const unsent = (await ofPerson(keeper)).find(({ sent }) => !sent);
  noteUnsent(keeper.userId, unsent?.eventId ?? null);
}

/** Keeps something on this device until the server has it. Throws when the device has no room. */
export async function addToOutbox(keeper: Keeper, eventId: string, item: Waiting): Promise<void> {
  const { picture, ...plain } = item.kind === 'photo' ? item : { ...item, picture: null };
  const row: Row = {
    id: item.id,
    userId: keeper.userId,
    eventId,
    madeAt: Date.now(),
    sent: false,
    sealed: await seal(keeper.key, plain),
    picture: picture && (await sealBytes(keeper.key, await picture.arrayBuffer())),
  };
  await write('outbox', row.id, row);
  noteUnsent(keeper.userId, eventId);
}

/** Everything of a desk, in the order in which it was made; what is too old, whoever made it, goes. */
export async function readOutbox(keeper: Keeper, eventId: string): Promise<KeptItem[]> {
  const rows = await readAll<Row>('outbox');
  const old = rows.filter(({ madeAt }) => Date.now() - madeAt > KEPT_MS);
  for (const { id } of old) await remove('outbox', id);
  const own = rows
    .filter((row) => row.userId === keeper.userId && row.eventId === eventId && !old.includes(row))
    .toSorted((a, b) => a.madeAt - b.madeAt);
  return (await Promise.all(own.map((row) => open(keeper, row)))).filter((item) => item !== null);
}

/** Null for what was sealed under a key that is no more. */
async function open({ key }: Keeper, { sealed, picture, sent }: Row): Promise<KeptItem | null> {
  try {
    const item = await openSealed<Waiting>(key, sealed);
    if (item.kind !== 'photo' || !picture) return { item, sent };
    const bytes = await openBytes(key, picture);
    return { item: { ...item, picture: new Blob([bytes], { type: 'image/jpeg' }) }, sent };
  } catch {
    return null;
  }
}

export async function noteSent(keeper: Keeper, ids: readonly string[]): Promise<void> {
  for (const row of await ofPerson(keeper)) {
    if (ids.includes(row.id)) await write('outbox', row.id, { ...row, sent: true } satisfies Row);
  }
  await tell(keeper);
}

/** What was refused, taken back, or is shown by what the server gave. */
export async function dropFromOutbox(keeper: Keeper, ids: readonly string[]): Promise<void> {
  for (const id of ids) await remove('outbox', id);
  await tell(keeper);
}
