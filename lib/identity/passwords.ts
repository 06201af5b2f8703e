import { randomUUID } from 'node:crypto';
import bcrypt from 'bcrypt';
import { env } from '@/lib/platform/env';

/** Cost of new hashes, 12 unless told; older ones (the specification's cost 10) still verify and are upgraded at login. */
const costOfNew = (): number => env().PASSWORD_COST;
const MAXIMUM_BYTES = 72;

/** Hashes a password on the server. Bcrypt reads 72 bytes, so the input schema refuses longer ones. */
export const hashPassword = (password: string): Promise<string> => bcrypt.hash(password, costOfNew());

const decoys = new Map<number, Promise<string>>();

/** A hash of that cost which no password fits. */
function decoyOf(cost: number): Promise<string> {
  const known = decoys.get(cost);
  if (known) return known;
  const made = bcrypt.hash(randomUUID(), cost);
  decoys.set(cost, made);
  return made;
}

/**
 * Refuses with the same work whether or not there is a hash, and whatever its cost, so that neither an unknown
 * address nor an old hash can be told from a wrong password by the time it takes: what a cheaper hash lacks is
 * made up with decoys (2^10 + 2^10 + 2^11 = 2^12).
 */
export async function verifyPassword(password: string, hash: string | null): Promise<boolean> {
  const full = costOfNew();
  const matches = await bcrypt.compare(password, hash ?? (await decoyOf(full)));
  if (hash !== null && matches) return Buffer.byteLength(password) <= MAXIMUM_BYTES;
  for (let cost = hash ? bcrypt.getRounds(hash) : full; cost < full; cost++) {
    await bcrypt.compare(password, await decoyOf(cost));
  }
  return false;
}

export const needsRehash = (hash: string): boolean => bcrypt.getRounds(hash) < costOfNew();
